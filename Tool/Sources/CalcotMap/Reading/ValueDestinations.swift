internal import CalcotCode

/// The views that stand for values: those of `navigationDestination(for: Item.self) { … }`, by the
/// type of the value, and by its case where a switch tells them apart.
struct ValueDestinations {
  private struct Key: Hashable {
    var type: Name
    var name: Name
  }

  private let codebase: Codebase
  private let resolver: Resolver
  private let views: ViewExpressions
  private var ofTypes: [Name: [TypeID]] = [:]
  private var ofCases: [Key: [TypeID]] = [:]
  private var types: [Name: [Name]] = [:]

  init(_ views: ViewExpressions) {
    self.views = views
    codebase = views.codebase
    resolver = views.resolver
    for node in codebase.mentions(of: ViewExpressions.destination)
    where codebase[node].kind == .call && codebase.isProduct(node) {
      guard let type = views.typeOfValues(node), let closure = closure(of: node) else { continue }
      add(views.views(in: closure), to: type)
      for body in [closure] + views.membersUsed(in: closure) { addCases(in: body, of: type) }
    }
  }

  /// The places that show a value: `NavigationLink(value: .detail)`, `path.append(Item.detail)`.
  var showings: [(node: NodeID, views: [TypeID])] {
    var found: [(NodeID, [TypeID])] = []
    for name in [Self.link, Self.append] {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        let label = name == Self.link ? Self.value : Name.none
        guard let value = resolver.argument(label, of: node).flatMap(resolver.value(of:)) else {
          continue
        }
        let shown = views(shownFor: value)
        if !shown.isEmpty { found.append((node, shown)) }
      }
    }
    return found
  }

  /// Returns the views that stand for the value of an expression.
  private func views(shownFor value: NodeID) -> [TypeID] {
    if let (type, name) = caseNamed(by: value) {
      let types = type.map { [$0] } ?? types[name] ?? []
      // NB: a case without its type belongs to one, or nobody knows which.
      guard types.count == 1 else { return [] }
      return ofCases[Key(type: types[0], name: name)] ?? (type.flatMap { ofTypes[$0] } ?? [])
    }
    return resolver.type(of: value).flatMap { ofTypes[$0.name] } ?? []
  }

  /// Returns the case that an expression names, and its type if it is written.
  private func caseNamed(by value: NodeID) -> (type: Name?, name: Name)? {
    var member = value
    if codebase[value].kind == .call, let callee = resolver.callee(of: value) { member = callee }
    guard codebase[member].kind == .member else { return nil }
    guard let base = resolver.base(of: member) else { return (nil, codebase[member].name) }
    guard codebase[base].kind == .identifier, ofTypes[codebase[base].name] != nil else {
      return nil
    }
    return (codebase[base].name, codebase[member].name)
  }

  // MARK: Reading

  private func closure(of call: NodeID) -> NodeID? {
    resolver.arguments(of: call).compactMap(resolver.value(of:)).last {
      codebase[$0].kind == .closure
    }
  }

  private mutating func add(_ views: [TypeID], to type: Name) {
    ofTypes[type, default: []] += views.filter { !(ofTypes[type] ?? []).contains($0) }
  }

  private mutating func addCases(in body: NodeID, of type: Name) {
    for node in codebase.descendants(of: body)
    where codebase[node].kind == .statement && codebase[node].name == ReadingNames.case {
      let shown = views.views(in: node)
      for name in CasePatterns(codebase).names(of: node) where !shown.isEmpty {
        let key = Key(type: type, name: name)
        ofCases[key, default: []] += shown.filter { !(ofCases[key] ?? []).contains($0) }
        if types[name]?.contains(type) != true { types[name, default: []].append(type) }
      }
    }
  }

  private static let link: Name = "NavigationLink"
  private static let append: Name = "append"
  private static let value: Name = "value"
}
