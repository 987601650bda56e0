import Foundation

/// All modules of the clones, and their dependencies.
struct ModuleGraph {
  private var modules: [String: Module] = [:]
  private var namesByPackage: [String: [String]] = [:]

  init(_ manifests: [Manifest]) {
    var products: [String: [String]] = [:]
    for manifest in manifests { products.merge(manifest.products) { first, _ in first } }
    for manifest in manifests {
      let own = Set(manifest.targets.map(\.name))
      // A package's own target takes precedence over another package's product with the same name.
      let visible = products.filter { !own.contains($0.key) }
      for target in manifest.targets {
        guard let module = Module(target, of: manifest, products: visible), modules[module.name] == nil else {
          continue
        }
        modules[module.name] = module
        namesByPackage[manifest.package, default: []].append(module.name)
      }
    }
  }

  subscript(name: String) -> Module? { modules[name] }

  /// Returns the modules of a package, each after its dependencies.
  func modules(of package: String) -> [Module] {
    var order: [Module] = []
    for name in namesByPackage[package] ?? [] {
      for module in closure(of: name) + [modules[name]].compactMap(\.self)
      where module.package == package && !order.contains(where: { $0.name == module.name }) {
        order.append(module)
      }
    }
    return order
  }

  /// Returns the options that precede a module's sources: its dependencies' sources, each with its module, as in the
  /// plugins.
  func sourceOptions(for module: Module) -> [String] {
    let contexts = closure(of: module.name).filter { !$0.files.isEmpty }
    return contexts.flatMap { context in ["--module", context.name] + context.roots.flatMap { ["--context", $0] } }
      + ["--module", module.name]
  }

  /// Returns the direct and indirect dependencies of a module, each after its own dependencies.
  func closure(of name: String) -> [Module] {
    var order: [Module] = []
    var seen: Set<String> = [name]
    func visit(_ name: String) {
      for dependency in modules[name]?.dependencies ?? [] where seen.insert(dependency).inserted {
        visit(dependency)
        if let module = modules[dependency] { order.append(module) }
      }
    }
    visit(name)
    return order
  }
}
