/// Resolves the values that property wrappers inject.
extension Resolver {
  /// Returns the type of a property that its wrapper injects by a key path, as in
  /// `@Environment(\.orders) var orders`, or by a type, as in
  /// `@Environment(Orders.self) var orders`.
  func injectedType(of variable: NodeID, depth: Int) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return nil }
    for attribute in codebase.children(of: variable, .attribute) {
      for argument in arguments(of: attribute) {
        guard let value = value(of: argument) else { continue }
        if codebase[value].kind == .keyPath {
          for root in roots(of: value, for: attribute) {
            let member = codebase.members(named: codebase[value].name, of: root)
              .first { $0.isVariable && !$0.isStatic }
            if let found = member.flatMap({ type(of: $0, depth: depth + 1) }) {
              return made(by: found)
            }
          }
        } else if codebase[value].kind == .member {
          guard let found = type(of: value, depth: depth + 1) else { continue }
          if codebase[value].name == .self {
            return found.isMetatype ? found.instance() : found
          }
          return made(by: found)
        }
      }
    }
    return nil
  }

  /// Returns the types that a key path can begin with: its own root, that of a parameter of the
  /// wrapper's initializers, or that of a known wrapper.
  private func roots(of keyPath: NodeID, for attribute: NodeID) -> [CodeType] {
    if let use = codebase.writtenType(of: keyPath), let root = codebase.type(of: use) {
      return [root]
    }
    let name = codebase[attribute].name
    if let wrapper = codebase.type(named: name, at: attribute), !wrapper.isExternal {
      return codebase.members(of: wrapper).filter { $0.kind == .initializer }
        .flatMap { codebase.parameters(of: $0.node) }
        .compactMap { codebase.writtenType(of: $0) }
        .filter { Self.keyPaths.contains($0.name) }
        .compactMap { codebase.parts(of: $0).first.flatMap { codebase.type(of: $0) } }
    }
    return (Self.wrappers[name] ?? []).compactMap { root in
      codebase.external(named: root) ?? codebase.type(named: root, at: attribute)
    }
  }

  /// Returns the type that a factory of a container makes: `Store` of `Factory<Store>`.
  private func made(by found: ResolvedType) -> ResolvedType? {
    guard Self.factories.contains(found.name), let use = found.use else { return found }
    return codebase.parts(of: use).last.flatMap(resolve)
  }

  private static let factories: Set<Name> = ["Factory", "ParameterFactory"]
  private static let keyPaths: Set<Name> = [
    "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
  ]
  private static let wrappers: [Name: [Name]] = [
    "Environment": ["EnvironmentValues"], "Dependency": ["DependencyValues"],
    "Injected": ["Container", "SharedContainer", "InjectedValues"],
    "LazyInjected": ["Container", "SharedContainer"],
    "WeakLazyInjected": ["Container", "SharedContainer"],
    "InjectedObject": ["Container", "SharedContainer"],
  ]
}
