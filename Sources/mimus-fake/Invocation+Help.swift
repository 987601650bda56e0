extension Invocation {
  /// A one-line summary of the command line.
  static let usage = """
    mimus-fake [--output <path>] [--file-per <part>] [--check] [--style <style>] [--only <names>] [--annotated] [--testable <module> ...] \
    [--import <module> ...] [--context <path> ...] [--access <level>] [--format <format>] [--module <module>] \
    [--default-isolation <isolation>] [--enable-upcoming-feature <feature> ...] \
    [--disable-upcoming-feature <feature> ...] [--settings <path>] <path> ...
    """

  /// The output of `--help`.
  static let help = """
    OVERVIEW: Generate fakes of the protocols, classes, and structures of closures in Swift files.

    The command prints the fakes or writes them to files. It fakes every protocol; a class if its file is named, if
    --only names it, or if a comment `// mimus:fake` precedes it; and a structure whose properties are closures if --only
    names it or the comment precedes it. It skips final and private types.

    USAGE: \(usage)

    ARGUMENTS:
      <path>                  The Swift files, module interfaces, and folders to read. `-` is standard input. Within a
                              folder, hidden files, hidden folders, and build folders are skipped.
      @<path>                 Read more arguments from this file, one per line.

    OPTIONS:
      -o, --output <path>     Write to this file. If the path is a folder or ends in `/`, write a file for each type:
                              only files that change are written, and, without --only, a fake is removed if its type
                              is not among those that are read.
      --file-per <part>       The contents of each file in a folder. type: one type, such as FakeMailer.swift; module:
                              the types of one --module, such as MimusFakes+Shop.swift, even if there are none, so
                              that a build knows the files in advance. (values: type, module; default: type)
      --check                 Write nothing. If a file is out of date, name it and fail.
      --style <style>         mimus: fakes that conform to `Mock` and have a typed API; counters: fakes that don't need
                              a library and have variables for counts, arguments, and return values; protocol: a
                              protocol for each concrete type instead of a fake, such as TillProtocol, and the type's
                              conformance. (values: mimus, counters, protocol; default: mimus)
      --only <names>          Fake only these types. Separate their names with commas.
      --annotated             Fake only types marked `// mimus:fake`.
      --testable <module>     Import a module with `@testable`.
      --import <module>       Import a module.
      --context <path>        Read a file or folder for inherited declarations, but fake nothing in it.
      --access <level>        The access level of the fakes, limited by that of their types. (values: public, package,
                              internal; default: internal; for counters, the type's own)
      --module <module>       The paths up to the next --module are sources of this module. Their fakes import it with
                              `@testable` and prefer its types to those of other modules. If fakes of two modules would
                              have the same name, the name includes the module. The next four options apply to this
                              module if they follow it, and otherwise to all modules.
      --default-isolation <isolation>
                              The default isolation of the module that declares the types, as in the compiler option
                              of that name. Fakes then also compile in modules with another default. (values:
                              MainActor, nonisolated; default: that of the fakes' module)
      --enable-upcoming-feature <feature>
                              An upcoming feature that the module that declares the types enables, as in the compiler
                              option of that name. Fakes then also compile where it isn't enabled. (values:
                              NonisolatedNonsendingByDefault, GlobalActorIsolatedTypesUsability,
                              IsolatedDefaultValues)
      --disable-upcoming-feature <feature>
                              An upcoming feature that the module that declares the types doesn't enable. Fakes then
                              also compile where it is enabled. (values: the same)
      --settings <path>       A file with some of the three options above, and with --context, one option per line. Paths
                              in it are relative to its folder.
      --format <format>       swift: source code; json: a model of the fakes, for custom renderers. (values: swift, json;
                              default: swift)
      -h, --help              Show help information.

    EXIT CODES:
      0                       All fakes were written.
      1                       A type could not be faked and was reported; all other fakes were written. With --check,
                              fakes are out of date.
      2                       The command line or an input could not be read, or a fake could not be written.
    """
}
