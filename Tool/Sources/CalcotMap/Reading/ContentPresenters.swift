internal import CalcotCode

/// The ways in which the code's own functions on `View`, its views and its modifiers show the views
/// of a closure: `func detent<C: View>(…, content: @escaping () -> C)` passes it to `sheet` or to a
/// modifier that does so, or presents it in a hosting controller.
struct ContentPresenters: CodeSearch {
  struct Way {
    var how: Arrow.How
    /// The view that shows the closure's views, if the closure is an argument of a view.
    var view: TypeID?
  }

  /// An argument in a call of the app whose views the call shows.
  struct Shown {
    var call: NodeID
    var argument: NodeID
    var way: Way
  }

  let resolver: Resolver
  /// The ways, by the parameters, or by the stored properties of structs without an initializer.
  private var ways: [NodeID: Arrow.How] = [:]
  /// The names of the functions and types with such a parameter.
  private var names: Set<Name> = []
  /// The views that show their closure's views on another screen, not in themselves.
  private(set) var views: Set<TypeID> = []
  /// The arguments that are shown, in the order of the source.
  private(set) var shown: [Shown] = []
  private static let longestTrail = 5

  init(_ resolver: Resolver) {
    self.resolver = resolver
    if let view = codebase.external(named: ReadingNames.view) {
      for member in codebase.members(of: view)
      where member.isFunction && codebase.isProduct(member.node) {
        add(codebase.parameters(of: member.node), of: member.name)
      }
    }
    for type in codebase.types where isContentType(type) {
      if add(contents(of: type), of: type.name) { views.insert(type.id) }
    }
    shown = shownArguments
  }

  /// Adds the parameters whose views a function shows; returns false if it shows those of none.
  @discardableResult
  private mutating func add(_ parameters: [NodeID], of name: Name) -> Bool {
    var isShown = false
    for parameter in parameters where isContent(parameter) {
      guard let way = way(of: parameter, depth: SearchDepth()) else { continue }
      ways[parameter] = way
      isShown = true
    }
    if isShown { names.insert(name) }
    return isShown
  }

  /// Returns the way in which a call shows the views of an argument; nil if it does not show them,
  /// or if the function is not the code's own.
  func way(of argument: NodeID) -> Way? {
    guard let call = codebase.parent(of: argument), names.contains(codebase[call].name),
      let parameter = parameter(for: argument), let how = ways[parameter]
    else { return nil }
    return Way(how: how, view: codebase.enclosingType(of: parameter)?.id)
  }

  private var shownArguments: [Shown] {
    let calls = names.flatMap(codebase.mentions(of:)).filter {
      codebase[$0].kind == .call && codebase.isProduct($0)
    }
    return calls.flatMap { call in
      resolver.arguments(of: call).compactMap { argument in
        way(of: argument).map { Shown(call: call, argument: argument, way: $0) }
      }
    }.sorted { $0.argument < $1.argument }
  }

  // MARK: Parameters

  private func isContentType(_ type: CodeType) -> Bool {
    !type.isExternal && type.kind == .struct && codebase.isProduct(type.declaration)
      && (codebase.isSubtype(type, of: ReadingNames.view)
        || codebase.isSubtype(type, of: ReadingNames.viewModifier))
  }

  /// Returns the parameters of a type's initializers, or else the stored properties that callers
  /// set.
  private func contents(of type: CodeType) -> [NodeID] {
    let initializers = codebase.members(named: .`init`, of: type)
    guard initializers.isEmpty else {
      return initializers.flatMap { codebase.parameters(of: $0.node) }
    }
    return codebase.members(of: type).filter { $0.isStored && !$0.isStatic }.map(\.node)
  }

  /// Returns a Boolean value that indicates whether a declaration holds a function with a result.
  private func isContent(_ declaration: NodeID) -> Bool {
    guard
      let function = codebase.writtenType(of: declaration).flatMap(resolver.functionType),
      let result = codebase.result(of: function)
    else { return false }
    return result.kind == .type && result.name != Self.nothing
  }

  /// Returns the parameter of an argument, also for a function on `View` on a receiver of unknown
  /// type.
  private func parameter(for argument: NodeID) -> NodeID? {
    if let found = resolver.parameter(for: argument) { return found }
    guard let call = codebase.parent(of: argument) else { return nil }
    let labels = resolver.arguments(of: call).map { codebase[$0].label }.filter { !$0.isNone }
    let lists = candidates(for: call).filter { list in
      labels.allSatisfy { label in list.contains { self.label(of: $0) == label } }
    }
    let label = codebase[argument].label
    for list in lists {
      let found =
        label.isNone
        ? list.last(where: isContent) : list.first { self.label(of: $0) == label }
      if let found, isContent(found) { return found }
    }
    return nil
  }

  private func label(of parameter: NodeID) -> Name {
    let node = codebase[parameter]
    return node.kind == .variable ? node.name : node.label
  }

  /// Returns the parameters of each function that a call may refer to.
  private func candidates(for call: NodeID) -> [[NodeID]] {
    let name = codebase[call].name
    if let type = codebase.type(named: name, at: call) {
      return isContentType(type) ? [contents(of: type)] : []
    }
    guard let view = codebase.external(named: ReadingNames.view) else { return [] }
    return codebase.members(named: name, of: view).filter(\.isFunction)
      .map { codebase.parameters(of: $0.node) }
  }

  // MARK: Ways

  private func way(of parameter: NodeID, depth: SearchDepth) -> Arrow.How? {
    if let known = ways[parameter] { return known }
    guard depth.follows(parameter, below: Self.longestTrail) else { return nil }
    guard codebase[parameter].kind == .parameter else {
      return way(ofStored: parameter, depth: depth)
    }
    guard let function = codebase.parent(of: parameter),
      let body = codebase.child(of: function, .body)
    else { return nil }
    let name = codebase[parameter].name
    for use in codebase.descendants(of: body)
    where codebase[use].kind == .identifier && codebase[use].name == name {
      guard resolver.localDeclaration(of: name, at: use) == parameter else { continue }
      if let found = way(ofUse: use, depth: depth) { return found }
      if let property = property(setTo: use), let found = way(ofStored: property, depth: depth) {
        return found
      }
    }
    return codebase[function].kind == .function ? wayOfHosting(in: [body]) : nil
  }

  /// Returns the stored property that an initializer sets to a parameter or to its result:
  /// `self.content = content`, `self.content = content()`.
  private func property(setTo use: NodeID) -> NodeID? {
    var value = use
    if let call = codebase.parent(of: use), codebase[call].kind == .call { value = call }
    guard let assignment = codebase.parent(of: value), codebase[assignment].kind == .assignment,
      let target = codebase.children(of: assignment).first(where: { _ in true }), target != value
    else { return nil }
    return resolver.implicitMember(codebase[target].name, at: target).flatMap {
      $0.isStored ? $0.node : nil
    }
  }

  private func way(ofStored property: NodeID, depth: SearchDepth) -> Arrow.How? {
    guard let owner = codebase.enclosingType(of: property) else { return nil }
    let name = codebase[property].name
    for declaration in owner.declarations {
      for use in codebase.descendants(of: declaration) where codebase[use].name == name {
        guard isOwn(use), let found = way(ofUse: use, depth: depth) else { continue }
        return found
      }
    }
    return wayOfHosting(in: owner.declarations)
  }

  private func isOwn(_ use: NodeID) -> Bool {
    switch codebase[use].kind {
    case .identifier: resolver.localDeclaration(of: codebase[use].name, at: use) == nil
    case .member: resolver.base(of: use).map { codebase[$0].name == .self } ?? false
    default: false
    }
  }

  /// Returns the way in which a call around a use shows its arguments.
  private func way(ofUse use: NodeID, depth: SearchDepth) -> Arrow.How? {
    var current = use
    while let parent = codebase.parent(of: current), !codebase[parent].kind.isMemberDeclaration {
      if codebase[parent].kind == .argument {
        let name = codebase.parent(of: parent).map { codebase[$0].name } ?? .none
        let known = SwiftUIModifiers.way(of: name)
        if let known, SwiftUIModifiers.isContent(parent, resolver) { return known }
        if known == nil, let inner = parameter(for: parent), inner != use,
          let found = way(of: inner, depth: depth + 1)
        {
          return found
        }
      }
      current = parent
    }
    return nil
  }

  /// Returns the way in which some code presents the hosting controllers that it makes.
  private func wayOfHosting(in code: [NodeID]) -> Arrow.How? {
    var isHosting = false
    for node in code.lazy.flatMap(codebase.descendants(of:)) where codebase[node].kind == .call {
      if isHosting, let way = Self.presenting[codebase[node].name] { return way }
      isHosting = isHosting || resolver.argument(Self.rootView, of: node) != nil
    }
    return nil
  }

  private static let nothing: Name = "Void"
  private static let rootView: Name = "rootView"
  private static let presenting: [Name: Arrow.How] = [
    "present": .modal, "pushViewController": .push,
  ]
}
