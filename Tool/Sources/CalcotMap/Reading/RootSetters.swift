internal import CalcotCode

/// The parameters that the code's own functions make the root of a window:
/// `func show(_ screen: UIViewController) { window.rootViewController = screen }`, and those that
/// functions hand on to such a one.
struct RootSetters {
  private let resolver: Resolver
  private let codebase: Codebase
  private var parameters: Set<NodeID> = []
  /// The names of the functions, each once, in the order in which they are found.
  private var names: [Name] = []

  init(_ resolver: Resolver) {
    self.resolver = resolver
    codebase = resolver.codebase
    for mention in codebase.mentions(of: ReadingNames.rootViewController)
    where codebase.isProduct(mention) {
      guard let assignment = codebase.parent(of: mention), codebase[assignment].kind == .assignment
      else { continue }
      let parts = Array(codebase.children(of: assignment))
      if parts.count == 2, parts[0] == mention { add(parts[1]) }
    }
    var next = 0
    while next < names.count {
      for call in codebase.mentions(of: names[next])
      where codebase[call].kind == .call && codebase.isProduct(call) {
        if let root = root(of: call) { add(root) }
      }
      next += 1
    }
  }

  /// Adds the parameter that a value is, and that of the requirement which its function meets.
  private mutating func add(_ value: NodeID) {
    guard let parameter = parameter(behind: value), parameters.insert(parameter).inserted,
      let function = codebase.parent(of: parameter),
      let member = codebase.member(declaredAt: function),
      let index = codebase.parameters(of: function).firstIndex(of: parameter)
    else { return }
    if !names.contains(member.name) { names.append(member.name) }
    guard let owner = member.owner else { return }
    for above in codebase.projectSupertypes(of: codebase[owner]) {
      for requirement in codebase.members(of: above) where requirement.name == member.name {
        let others = codebase.parameters(of: requirement.node)
        if index < others.count { parameters.insert(others[index]) }
      }
    }
  }

  private func parameter(behind value: NodeID) -> NodeID? {
    guard codebase[value].kind == .identifier,
      let local = resolver.localDeclaration(of: codebase[value].name, at: value),
      codebase[local].kind == .parameter, let function = codebase.parent(of: local),
      codebase[function].kind == .function
    else { return nil }
    return local
  }

  /// Returns a Boolean value that indicates whether a value is such a parameter, whose callers
  /// show their screens.
  func hasCallers(_ value: NodeID) -> Bool {
    parameter(behind: value).map(parameters.contains) ?? false
  }

  /// Returns the argument that a call makes the root of a window.
  func root(of call: NodeID) -> NodeID? {
    guard names.contains(codebase[call].name) else { return nil }
    return resolver.arguments(of: call)
      .first { resolver.parameter(for: $0).map(parameters.contains) ?? false }
      .flatMap(resolver.value(of:))
  }
}
