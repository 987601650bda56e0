/// Reads slices, and those of the types that their declarations inherit from.
///
/// Reading is the slow step. Most sources of a program are read for only a few declarations, so slices that nothing
/// refers to are skipped.
struct SliceReader {
  private struct Place {
    var file: Int
    var slice: Slice
  }

  private let files: [SourceFile]
  /// Returns the settings of a module.
  private let settings: @Sendable (String?) -> ModuleSettings
  private var readers: [Int: DeclarationReader] = [:]
  private let places: [Place]
  /// The indices of the slices that declare a name.
  private let named: [String: [Int]]
  private var results: [DeclarationReader.Result?]

  init(_ outlines: [FileOutline], of files: [SourceFile], settings: @escaping @Sendable (String?) -> ModuleSettings) {
    self.files = files
    self.settings = settings
    let places = zip(outlines.indices, outlines).flatMap { file, outline in
      outline.slices.map { Place(file: file, slice: $0) }
    }
    self.places = places
    named = Dictionary(grouping: places.indices) { places[$0].slice.name }
    results = Array(repeating: nil, count: places.count)
  }

  /// Reads the slices that are wanted, by what they declare and by the number of their file, and everything they
  /// inherit from.
  mutating func readAll(where isWanted: (Slice, Int) -> Bool) {
    var wanted = places.indices.filter { isWanted(places[$0].slice, places[$0].file) }
    var asked: Set<String> = []
    while !wanted.isEmpty {
      read(wanted)
      var parents = wanted.flatMap { results[$0]?.type?.parentNames ?? [] }
      wanted = []
      // An alias leads to the type that it refers to. It has been read already, or is read for this.
      while let name = parents.popLast() {
        guard asked.insert(name).inserted else { continue }
        for index in named[name] ?? [] {
          switch results[index] {
          case .alias(let alias): parents += alias.type.allNames
          case nil: wanted.append(index)
          default: break
          }
        }
      }
      wanted.sort()
    }
  }

  private mutating func read(_ wanted: [Int]) {
    let unseen = Set(wanted.map { places[$0].file }).subtracting(readers.keys).sorted()
    let (files, settings) = (files, settings)
    let made = unseen.concurrentMap {
      DeclarationReader(file: files[$0], number: $0, settings: settings(files[$0].module))
    }
    for (file, reader) in zip(unseen, made) { readers[file] = reader }
    let work = wanted.compactMap { index in
      readers[places[index].file].map { (reader: $0, slice: places[index].slice) }
    }
    for (index, result) in zip(wanted, work.concurrentMap { $0.reader.read($0.slice) }) { results[index] = result }
  }

  /// Visits all slices in the order of the sources, each with its file's number and the result of reading it, if it was
  /// read.
  func forEach(_ body: (Slice, Int, DeclarationReader.Result?) -> Void) {
    for (place, result) in zip(places, results) { body(place.slice, place.file, result) }
  }
}

extension DeclarationReader.Result {
  fileprivate var type: TypeDeclaration? {
    if case .type(let type) = self { type } else { nil }
  }
}

extension TypeDeclaration {
  /// The names of the types it inherits from, including those of their generic arguments, and for a class those of the
  /// types by which overloads of methods that return `Self` differ, of its property wrappers, of what has to be Sendable
  /// on an actor, and of properties without a written type.
  fileprivate var parentNames: [String] {
    let required = requirements.compactMap(\.parent)
    let constraints = kind == .class ? members.flatMap(\.constraintsBesideSelf) : []
    let wrappers = kind == .class ? members.flatMap(\.attributes).compactMap(\.attributeType) : []
    let inherited = parents + containers.flatMap(\.parents)
    let mayBeIsolated = settings.isMainActorByDefault == true || attributes.contains { $0.hasSuffix("Actor") }
    let stored = kind == .class ? members.filter { mayBeIsolated || $0.createdValue != nil }.flatMap(\.storedNames) : []
    let sent = kind == .class ? members.filter(\.isAsync).flatMap(\.types) : []
    return (inherited + required + constraints + sent).flatMap(\.allNames) + stored + wrappers
  }
}

extension Member {
  /// The names in the type of a stored property, or those that its initial value begins with, as in `Shop.Till()`.
  fileprivate var storedNames: [String] {
    guard case .property(let property) = kind, property.isStored else { return [] }
    if let type = property.type { return type.allNames }
    let path = property.initialValue?.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return path.map { $0.split(separator: ".").map(String.init) } ?? []
  }

  /// The initial value of a stored property without a written type, if it may show the type.
  var untypedValue: String? {
    // A wrapper can have another type, and a weak variable is optional.
    guard case .property(let property) = kind, property.type == nil, !has("weak"),
      attributes.allSatisfy({ $0.attributeType == nil || $0 == "@Published" })
    else { return nil }
    return property.initialValue
  }

  /// What the initial value of such a property creates, if it's written as a name or as a call.
  var createdValue: CreatedValue? {
    guard var text = untypedValue else { return nil }
    return text.withUTF8 { CreatedValue($0) }
  }

  /// The constraints of a generic method that returns `Self`.
  fileprivate var constraintsBesideSelf: [TypeExpression] {
    guard case .function(let function) = kind, !function.generics.isEmpty, function.result?.mentions("Self") ?? false
    else { return [] }
    return function.generics.compactMap(\.parent) + function.requirements.compactMap(\.parent)
  }
}

extension TypeExpression {
  /// All names in the type.
  fileprivate var allNames: [String] {
    var names: [String] = []
    visit { if case .named(_, let name, _) = $0 { names.append(name) } }
    return names
  }
}
