/// The result of a generation.
public struct Generation: Sendable {
  /// The fakes, in the order of the sources.
  public var fakes: [Fake] = []
  /// The names of the files that hold the fakes of types that were found, but whose fakes weren't written in this run.
  public var unwrittenFileNames: [String] = []
  /// A Boolean value that indicates whether all files could be read up to their ends. Otherwise, types may be missing, so
  /// the absence of a fake doesn't mean that its type no longer exists.
  public var isComplete = true
  /// Reasons that types couldn't be faked, and warnings, in the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// A Boolean value that indicates whether a type couldn't be faked.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A generated fake.
public struct Fake: Sendable {
  /// What copies of the fake share.
  final class Shared: Sendable {
    let plan: FakePlan
    let options: FakeGenerator.Options

    init(_ plan: FakePlan, _ options: FakeGenerator.Options) {
      self.plan = plan
      self.options = options
    }
  }

  let shared: Shared

  init(_ plan: FakePlan, _ options: FakeGenerator.Options) {
    shared = Shared(plan, options)
  }

  /// The path of the file that declares the faked type.
  public var sourcePath: String { shared.plan.position.path }

  /// The name of the fake, such as `FakePaymentGateway`.
  public var name: String { shared.plan.name }

  /// The module of the faked type, if known.
  public var module: String? { shared.plan.module }

  /// The name of a file that holds only this fake, such as `FakePaymentGateway.swift`.
  public var fileName: String {
    FakeNaming.fileName(of: name, in: shared.plan.enclosing)
  }

  /// A file that holds only this fake.
  public var file: FakeFile { FakeFile(fakes: [self], options: shared.options) }

  /// The text of a file that holds only this fake.
  public var fileText: String { file.text }

  /// Writes the fake's declaration, without imports.
  func write(to writer: inout CodeWriter) {
    switch shared.options.style {
    case .mimus: MimusRenderer(plan: shared.plan).render(to: &writer)
    case .counters: CountersRenderer(plan: shared.plan).render(to: &writer)
    case .protocol: ProtocolRenderer(plan: shared.plan).render(to: &writer)
    }
  }
}
