extension Invocation {
  /// The command line, in one line.
  static let usage = """
    mimus-fake [--output <path>] [--style <style>] [--only <names>] [--annotated] [--testable <module> ...] \
    [--import <module> ...] [--context <path> ...] [--access <level>] [--format <format>] <path> ...
    """

  /// What `--help` prints.
  static let help = """
    OVERVIEW: Write fakes of the protocols and classes in Swift files.

    Fakes are printed, or written to files. Every protocol is faked; a class where its file is named by itself, where
    --only names it, or where a comment `// mimus:fake` stands before it. Final and private types are passed over.

    USAGE: \(usage)

    ARGUMENTS:
      <path>                  The Swift files and folders to read. `-` is standard input. Hidden folders and build
                              folders within a folder are left out.

    OPTIONS:
      -o, --output <path>     Write to this file; or, for a folder or a path that ends in `/`, a file for each type.
                              Only files that change are written. A fake in the folder is removed when its type is
                              gone.
      --style <style>         mimus: conforms to `Mock`, with typed views; counters: stands by itself, with counts,
                              arguments and return values in variables. (values: mimus, counters; default: mimus)
      --only <names>          Fake these types alone. Their names are separated by commas.
      --annotated             Fake what is marked `// mimus:fake` alone.
      --testable <module>     Import a module with `@testable`.
      --import <module>       Import a module.
      --context <path>        Read a file or folder for what the fakes' types inherit, and fake nothing in it.
      --access <level>        The access of the fakes, as far as their types allow. (values: public, package, internal;
                              default: internal)
      --format <format>       swift: source; json: a model of the fakes, for renderers of your own. (values: swift, json;
                              default: swift)
      -h, --help              Show help information.

    EXIT CODES:
      0                       All fakes were written.
      1                       Something could not be faked, and was named; the rest was written.
      2                       The command line or an input could not be read, or a fake could not be written.
    """
}
