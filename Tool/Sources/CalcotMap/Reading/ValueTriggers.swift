internal import CalcotCode

/// The places that show a value: `NavigationLink(value: .detail)`, `path.append(Item.detail)`,
/// `router.sheet = .help`, and the calls of functions that pass their parameter to one of these.
struct ValueTriggers: CodeSearch {
  let resolver: Resolver
  private let destinations: [ValueDestinations.Destination]
  private(set) var showings: [SwiftUIShowing.Showing] = []
  /// The cases that are shown somewhere, by the calls of the modifiers.
  private var shown: [NodeID: Set<Name>] = [:]
  private var seen: Set<NodeID> = []

  /// The way in which a value reaches the modifiers.
  private enum Sink {
    case path
    case property(NodeID?, ResolvedType?)
  }

  init(_ found: ValueDestinations) {
    resolver = found.resolver
    destinations = found.all
    guard !destinations.isEmpty else { return }
    for name in [Self.link, Self.append] {
      for call in codebase.mentions(of: name)
      where codebase[call].kind == .call && codebase.isProduct(call) {
        let label = name == Self.link ? Self.value : Name.none
        guard !isOfLocal(call),
          let value = resolver.argument(label, of: call).flatMap(resolver.value(of:))
        else { continue }
        follow(value, to: .path, at: call, expected: element(of: call))
      }
    }
    followAssignments()
  }

  /// Returns the views of a modifier that only other places show.
  func viewsShownElsewhere(than call: NodeID) -> Set<TypeID> {
    guard let destination = destinations.first(where: { $0.call == call }),
      let cases = shown[call]
    else { return [] }
    return Set(
      destination.views.filter { view in
        let own = destination.ofCases.filter { $0.value.contains(view) }
        return !own.isEmpty && own.allSatisfy { cases.contains($0.key) }
      })
  }

  private mutating func followAssignments() {
    var names: Set<Name> = []
    for destination in destinations {
      for property in destination.properties { names.insert(codebase[property].name) }
    }
    for name in names.sorted(by: { $0.text < $1.text }) {
      for mention in codebase.mentions(of: name) where codebase.isProduct(mention) {
        guard let parent = codebase.parent(of: mention), codebase[parent].kind == .assignment,
          let value = Array(codebase.children(of: parent)).last, value > mention,
          codebase[value].kind != .literal
        else { continue }
        let property = declaration(of: mention)
        let type = property.flatMap { resolver.type(ofDeclaration: $0) }
        follow(value, to: .property(property, type), at: parent, expected: type)
      }
    }
  }

  private func declaration(of mention: NodeID) -> NodeID? {
    let name = codebase[mention].name
    guard let base = resolver.base(of: mention) else {
      return resolver.localDeclaration(of: name, at: mention)
        ?? resolver.implicitMember(name, at: mention)?.node
    }
    return resolver.type(of: base)?.type.flatMap {
      codebase.members(named: name, of: codebase[$0]).first(where: \.isVariable)?.node
    }
  }

  /// Returns a Boolean value that indicates whether a call changes a list that is local to its
  /// function, which is no path of a stack.
  private func isOfLocal(_ call: NodeID) -> Bool {
    guard let base = resolver.base(of: call), codebase[base].kind == .identifier,
      let declaration = resolver.localDeclaration(of: codebase[base].name, at: base)
    else { return false }
    return codebase[declaration].kind == .local
      && codebase.child(of: declaration, .initialValue).flatMap(resolver.value(of:)).map {
        codebase[$0].kind == .collection
      } ?? false
  }

  /// Returns the type of the elements of the path that a call appends to.
  private func element(of call: NodeID) -> ResolvedType? {
    guard let use = resolver.base(of: call).flatMap(resolver.type(of:))?.use,
      use.name == Self.array
    else { return nil }
    return codebase.parts(of: use).first.flatMap(resolver.resolve)
  }

  // MARK: Values

  /// Adds the views for a value, or follows the value to the callers if it is a parameter.
  private mutating func follow(
    _ value: NodeID, to sink: Sink, at place: NodeID, expected: ResolvedType?, depth: Int = 0
  ) {
    guard seen.insert(value).inserted else { return }
    if codebase[value].kind == .operation {
      for part in codebase.children(of: value) {
        follow(part, to: sink, at: place, expected: expected, depth: depth)
      }
      return
    }
    if depth < Self.longestTrail, codebase[value].kind == .identifier,
      let parameter = resolver.localDeclaration(of: codebase[value].name, at: value),
      codebase[parameter].kind == .parameter,
      followCallers(of: parameter, to: sink, depth: depth + 1)
    {
      return
    }
    let (type, name) = meaning(of: value, expected)
    for destination in destinations where fits(destination, sink) {
      guard let type = type ?? onlyType(with: name, to: sink), destination.isFor(type) else {
        continue
      }
      let views: [TypeID]
      if let name, !destination.ofCases.isEmpty {
        views = destination.ofCases[name] ?? []
        if !views.isEmpty, isPart(place) { shown[destination.call, default: []].insert(name) }
      } else {
        views = destination.views
      }
      if !views.isEmpty {
        showings.append(.init(node: place, how: destination.how, views: views))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a place belongs to a screen or its logic.
  private func isPart(_ place: NodeID) -> Bool {
    guard let type = codebase.outermostType(of: place), !type.isExternal else { return false }
    let role = codebase.role(of: type)
    return role.isUI || role.isViewModelLike || role.navigates
  }

  private func fits(_ destination: ValueDestinations.Destination, _ sink: Sink) -> Bool {
    switch sink {
    case .path: return destination.properties.isEmpty
    case .property(let property, let type):
      guard !destination.properties.isEmpty else { return false }
      if let property, destinations.contains(where: { $0.properties.contains(property) }) {
        return destination.properties.contains(property)
      }
      // NB: a view that receives a binding sets a property of its own, of the same type.
      return type.map(destination.isFor) ?? false
    }
  }

  /// Returns the type and the case that an expression names.
  private func meaning(
    of value: NodeID, _ expected: ResolvedType?
  ) -> (type: ResolvedType?, name: Name?) {
    var member = value
    if codebase[value].kind == .call, let callee = resolver.callee(of: value) { member = callee }
    guard codebase[member].kind == .member else { return (resolver.type(of: value), nil) }
    guard let base = resolver.base(of: member) else { return (expected, codebase[member].name) }
    if let type = resolver.type(of: base), type.isMetatype {
      return (ResolvedType(name: type.name, type: type.type), codebase[member].name)
    }
    return (resolver.type(of: value), nil)
  }

  /// Returns the only type with a case; nil if there are several.
  private func onlyType(with name: Name?, to sink: Sink) -> ResolvedType? {
    guard let name else { return nil }
    let types = destinations.filter { fits($0, sink) && $0.ofCases[name] != nil }.map(\.value)
    guard let first = types.first, types.allSatisfy({ $0.name == first.name }) else { return nil }
    return first
  }

  // MARK: Functions that hand a value on

  /// Follows the arguments of a function's callers; returns false if there are none.
  private mutating func followCallers(
    of parameter: NodeID, to sink: Sink, depth: Int
  ) -> Bool {
    guard let function = codebase.parent(of: parameter), codebase[function].kind == .function,
      let position = codebase.parameters(of: function).firstIndex(of: parameter)
    else { return false }
    let expected = resolver.type(ofDeclaration: parameter)
    var isCalled = false
    for call in codebase.mentions(of: codebase[function].name)
    where codebase[call].kind == .call && codebase.isProduct(call) {
      guard let target = resolver.target(of: call), isSame(target, function),
        let value = argument(at: position, of: target, in: call)
      else { continue }
      isCalled = true
      follow(value, to: sink, at: call, expected: expected, depth: depth)
    }
    return isCalled
  }

  /// Returns a Boolean value that indicates whether a member is a function, or the protocol's
  /// requirement that the function implements.
  private func isSame(_ target: Member, _ function: NodeID) -> Bool {
    if target.node == function { return true }
    guard let owner = target.owner, codebase[owner].isProtocol,
      let type = codebase.enclosingType(of: function)
    else { return false }
    return codebase.parameters(of: target.node).count == codebase.parameters(of: function).count
      && codebase.projectSupertypes(of: type).contains { $0.id == owner }
  }

  private func argument(at position: Int, of target: Member, in call: NodeID) -> NodeID? {
    let parameters = codebase.parameters(of: target.node)
    guard position < parameters.count else { return nil }
    let argument = resolver.arguments(of: call).first {
      resolver.parameter(for: $0) == parameters[position]
    }
    return argument.flatMap(resolver.value(of:))
  }

  private static let longestTrail = 50
  private static let array: Name = "Array"
  private static let link: Name = "NavigationLink"
  private static let append: Name = "append"
  private static let value: Name = "value"
}
