extension CodeWriter {
  /// Writes a declaration's attributes, each on its own line.
  ///
  /// An availability that the compiler knows only by an option, such as `@available(Shop 2.0, *)`, matters only on
  /// Apple platforms. Anywhere else, a module compiled without that option would have a warning for nothing.
  mutating func attributes(_ attributes: [String]) {
    for attribute in attributes {
      if attribute.namesDefinedAvailability {
        line("#if canImport(Darwin)")
        indented { $0.line(attribute) }
        line("#endif")
      } else {
        line(attribute)
      }
    }
  }
}

extension String {
  /// Whether the attribute begins with an availability that is neither a platform nor a language version.
  fileprivate var namesDefinedAvailability: Bool {
    guard hasPrefix("@available(") else { return false }
    let name = dropFirst("@available(".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && !Self.platforms.contains { name == $0 || name == $0 + "ApplicationExtension" }
  }

  private static let platforms: Set<String> = [
    "iOS", "macOS", "OSX", "macCatalyst", "tvOS", "watchOS", "visionOS", "xrOS", "anyAppleOS", "DriverKit", "Windows",
    "Android", "OpenBSD", "FreeBSD", "swift", "Swift", "_PackageDescription",
  ]
}
