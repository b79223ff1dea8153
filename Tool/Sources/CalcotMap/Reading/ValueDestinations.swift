internal import CalcotCode

/// The views for values, by the modifiers that show them:
/// `navigationDestination(for: Item.self) { … }` and `sheet(item: $router.sheet) { … }`, also by
/// the value's case if a switch has a view for each.
struct ValueDestinations: CodeSearch {
  /// A modifier that shows views for values.
  struct Destination {
    /// The call of the modifier.
    var call: NodeID
    var how: Arrow.How
    var value: ResolvedType
    /// The properties that code sets to show a value; none for a path of values.
    var properties: Set<NodeID>
    var views: [TypeID]
    var ofCases: [Name: [TypeID]] = [:]

    func isFor(_ type: ResolvedType) -> Bool {
      value.type == nil || type.type == nil ? value.name == type.name : value.type == type.type
    }
  }

  let resolver: Resolver
  private let views: ViewExpressions
  private(set) var all: [Destination] = []

  init(_ views: ViewExpressions) {
    self.views = views
    resolver = views.resolver
    for (name, _) in SwiftUIModifiers.all where name != SwiftUIModifiers.link {
      guard let how = SwiftUIModifiers.way(of: name) else { continue }
      for call in codebase.mentions(of: name)
      where codebase[call].kind == .call && codebase.isProduct(call) {
        if let content = content(of: call) { add(content, of: call, how) }
      }
    }
    for shown in views.ways.shown {
      if let content = resolver.value(of: shown.argument) {
        add(content, of: shown.call, shown.way.how)
      }
    }
  }

  private mutating func add(_ content: NodeID, of call: NodeID, _ how: Arrow.How) {
    guard let (value, properties) = value(of: call) else { return }
    var found = Destination(
      call: call, how: how, value: value, properties: properties, views: views.views(in: content))
    for body in views.bodies(of: content) { addCases(in: body, to: &found) }
    if !found.views.isEmpty { all.append(found) }
  }

  /// Returns the last closure of a modifier, or the function passed instead.
  private func content(of call: NodeID) -> NodeID? {
    let values = resolver.arguments(of: call).filter { !Self.others.contains(codebase[$0].label) }
      .compactMap(resolver.value(of:))
    return values.last { codebase[$0].kind == .closure } ?? values.dropFirst().last
  }

  /// Returns the type of the values that a modifier shows, and the properties that it observes.
  private func value(of call: NodeID) -> (ResolvedType, Set<NodeID>)? {
    if let name = views.typeOfValues(call) {
      let type = codebase.type(named: name, at: call)
      return (ResolvedType(name: name, type: type?.id), [])
    }
    guard let binding = resolver.argument(Self.item, of: call).flatMap(resolver.value(of:)) else {
      return nil
    }
    guard let (type, property) = bound(binding) else { return nil }
    return (type, origins(of: property, depth: SearchDepth()))
  }

  /// Returns a bound property with those behind it: a modifier or function may receive the binding.
  private func origins(of property: NodeID, depth: SearchDepth) -> Set<NodeID> {
    guard depth.follows(property, below: 3), let parent = codebase.parent(of: property) else {
      return [property]
    }
    let node = codebase[property]
    var (function, label) = (Name.none, node.name)
    if node.kind == .parameter {
      (function, label) = (codebase[parent].name, node.label.isNone ? node.name : node.label)
    } else if codebase.hasAttribute(Self.binding, property) {
      function = codebase.enclosingType(of: property)?.name ?? .none
    }
    guard !function.isNone else { return [property] }
    var found: Set<NodeID> = [property]
    for call in codebase.mentions(of: function)
    where codebase[call].kind == .call && codebase.isProduct(call) {
      guard let value = resolver.argument(label, of: call).flatMap(resolver.value(of:)),
        let (_, behind) = bound(value), behind != property
      else { continue }
      found.formUnion(origins(of: behind, depth: depth + 1))
    }
    return found
  }

  /// Returns the type and the property of a binding: `$sheet`, `$router.sheet`, or a parameter that
  /// is a binding.
  private func bound(_ binding: NodeID) -> (ResolvedType, NodeID)? {
    let node = codebase[binding]
    var declaration: NodeID?
    switch node.kind {
    case .identifier:
      let name = node.name.text.hasPrefix("$") ? Name(node.name.text.dropFirst()) : node.name
      declaration =
        resolver.localDeclaration(of: name, at: binding)
        ?? resolver.implicitMember(name, at: binding)?.node
    case .member:
      guard let base = resolver.base(of: binding), let owner = bound(base)?.0.type else {
        return nil
      }
      declaration =
        codebase.members(named: node.name, of: codebase[owner])
        .first(where: \.isVariable)?.node
    default: return nil
    }
    guard let declaration, let type = resolver.type(ofDeclaration: declaration) else { return nil }
    guard type.name == Self.binding, let use = type.use,
      let inner = codebase.parts(of: use).first.flatMap(resolver.resolve)
    else { return (type, declaration) }
    return (inner, declaration)
  }

  private func addCases(in body: NodeID, to destination: inout Destination) {
    for node in codebase.descendants(of: body)
    where codebase[node].kind == .statement && codebase[node].name == ReadingNames.case {
      let shown = views.views(in: node)
      for name in CasePatterns(codebase).names(of: node) {
        destination.ofCases[name, default: []] += shown.filter {
          !(destination.ofCases[name] ?? []).contains($0)
        }
      }
    }
  }

  private static let item: Name = "item"
  private static let binding: Name = "Binding"
  private static let others: Set<Name> = ["onDismiss"]
}
