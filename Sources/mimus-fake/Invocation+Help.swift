extension Invocation {
  /// A one-line summary of the command line.
  static let usage = """
    mimus-fake [--output <path>] [--file-per <part>] [--check] [--style <style>] [--only <names>] [--annotated] [--testable <module> ...] \
    [--import <module> ...] [--context <path> ...] [--access <level>] [--format <format>] [--module <module>] \
    [--default-isolation <isolation>] <path> ...
    """

  /// The output of `--help`.
  static let help = """
    OVERVIEW: Write fakes of the protocols, classes and structures of closures in Swift files.

    Fakes are printed, or written to files. Every protocol is faked; a class where its file is named by itself, where
    --only names it, or where a comment `// mimus:fake` stands before it; a structure whose properties are closures by
    --only or the comment alone. Final and private types are passed over.

    USAGE: \(usage)

    ARGUMENTS:
      <path>                  The Swift files and folders to read. `-` is standard input. Hidden folders and build
                              folders within a folder are left out.

    OPTIONS:
      -o, --output <path>     Write to this file; or, for a folder or a path that ends in `/`, a file for each type.
                              Only files that change are written. A fake in the folder is removed when its type is
                              gone.
      --file-per <part>       What a folder has a file for. type: each type, as FakeMailer.swift; module: each --module,
                              as MimusFakes+Shop.swift, even where nothing of it is faked, so that a build can know the
                              files beforehand. (values: type, module; default: type)
      --check                 Write nothing, and fail where something would be written: the files are named.
      --style <style>         mimus: conforms to `Mock`, with typed views; counters: stands by itself, with counts,
                              arguments and return values in variables. (values: mimus, counters; default: mimus)
      --only <names>          Fake these types alone. Their names are separated by commas.
      --annotated             Fake what is marked `// mimus:fake` alone.
      --testable <module>     Import a module with `@testable`.
      --import <module>       Import a module.
      --context <path>        Read a file or folder for what the fakes' types inherit, and fake nothing in it.
      --module <module>       The paths that follow, up to the next --module, are sources of this module. Their fakes
                              import it with `@testable`, and see its types before those of other modules. Where types
                              of two modules would have fakes called alike, these have the module in their names.
      --access <level>        The access of the fakes, as far as their types allow. (values: public, package, internal;
                              default: internal; for counters, the type's own)
      --default-isolation <isolation>
                              The default isolation of the module that declares the types, as in the compiler option
                              of that name. (values: MainActor, nonisolated; default: nonisolated)
      --format <format>       swift: source; json: a model of the fakes, for renderers of your own. (values: swift, json;
                              default: swift)
      -h, --help              Show help information.

    EXIT CODES:
      0                       All fakes were written.
      1                       Something could not be faked, and was named; the rest was written. Or, with --check, fakes
                              are out of date.
      2                       The command line or an input could not be read, or a fake could not be written.
    """
}
