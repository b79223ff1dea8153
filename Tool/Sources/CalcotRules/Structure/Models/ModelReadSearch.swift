internal import CalcotCode

/// Finds the places where Views read the Models of their ViewModels.
///
/// It starts at the members of ViewModels that have Models in their value, and looks at the
/// mentions of their names in Views that have a ViewModel: a few thousand places in the largest
/// codebases.
struct ModelReadSearch: CodeSearch {
  /// The Views that have a ViewModel.
  private(set) var views: Set<TypeID> = []
  let resolver: Resolver
  let values: ModelValues
  /// The values that the members of ViewModels offer, by their declarations.
  private var offers: [NodeID: ModelValue] = [:]
  /// The members with the first states of reactors, by their ViewModels.
  private var states: [TypeID: Member] = [:]
  private var names: Set<Name> = []
  private var files: Set<Int32> = []
  private var viewModels: Set<TypeID> = []

  init(_ codebase: Codebase) {
    resolver = Resolver(codebase)
    values = ModelValues(ModelTypes(codebase))
    let types = codebase.types.filter { Self.isViewModel($0, in: codebase) }
    viewModels = Set(types.map(\.id))
    for type in types {
      addViews(of: type)
      addOffers(of: type)
    }
  }

  /// Returns the reads in each View, in the order of the source.
  func reads() -> [(view: CodeType, reads: [ModelRead])] {
    var sources: [TypeID: [(NodeID, ModelValue, Member)]] = [:]
    for name in names {
      for mention in codebase.mentions(of: name) {
        guard let (view, node, value, offer) = source(at: mention) else { continue }
        sources[view, default: []].append((node, value, offer))
      }
    }
    let responses = Dictionary(grouping: givenResponses(), by: \.view.id)
    return Set(sources.keys).union(responses.keys).sorted().compactMap { id in
      var flow = ModelFlow(values, in: codebase[id])
      for (node, value, offer) in (sources[id] ?? []).sorted(by: { $0.0 < $1.0 }) {
        flow.follow(node, value, from: offer)
      }
      for response in responses[id] ?? [] {
        flow.follow(response.parameter, response.value, givenTo: response.member)
      }
      let reads = flow.reads.filter { !DebugCode.contains($0.node, in: codebase) }
      return reads.isEmpty ? nil : (codebase[id], reads.sorted { $0.node < $1.node })
    }
  }

  /// Returns the confidence that a type is a Model.
  func confidence(ofModel type: TypeID) -> Double { values.models.confidence(of: codebase[type]) }

  // MARK: ViewModels and their Views

  /// A Boolean value that indicates whether ViewModels fill the Views of the codebase, so that a
  /// View that reads Models is an exception.
  var hasViewModels: Bool { viewModels.count >= 5 }

  /// Returns a Boolean value that indicates whether a type is a ViewModel, or the outputs or the
  /// state that a ViewModel declares for its View.
  private static func isViewModel(_ type: CodeType, in codebase: Codebase) -> Bool {
    if ViewModels.isOne(type, in: codebase) { return true }
    guard let outer = type.outer, sides.contains(type.name) else { return false }
    return ViewModels.isOne(codebase[outer], in: codebase)
  }

  private static let sides: Set<Name> = ["Output", "Outputs", "State", "ViewState"]

  private mutating func addViews(of viewModel: CodeType) {
    for mention in codebase.mentions(of: viewModel.name) {
      guard let type = codebase.enclosingType(of: mention) else { continue }
      if codebase.isSubtype(type, of: Self.configuration) {
        for use in codebase.mentions(of: type.name) {
          if let user = codebase.enclosingType(of: use) { addView(user) }
        }
      }
      addView(type)
    }
  }

  /// A value that holds the ViewModel of a content view.
  private static let configuration: Name = "UIContentConfiguration"

  private mutating func addView(_ type: CodeType) {
    guard !views.contains(type.id), isView(type) else { return }
    for view in [type] + codebase.allSubtypes(of: type) where isView(view) {
      views.insert(view.id)
      files.formUnion(view.declarations.map(\.file))
    }
  }

  func isView(_ type: CodeType) -> Bool {
    let guess = codebase.guess(type)
    return guess.role.isUI && guess.confidence >= 0.6 && !type.isProtocol && !type.isExternal
      && codebase.isProduct(type.declaration)
  }

  private mutating func addOffers(of viewModel: CodeType) {
    for member in codebase.members(of: viewModel) {
      guard !member.isStatic, member.access != .private, member.access != .fileprivate,
        let value = values.value(of: member)
      else { continue }
      offers[member.node] = value
      names.insert(member.name)
      if codebase.hasAttribute(Self.published, member.node) {
        names.insert(Name("$" + member.name.text))
      }
      if member.name == Self.initialState {
        states[viewModel.id] = member
        names.formUnion([Self.state, Self.currentState, Self.pulse])
      }
    }
  }

  private static let published: Name = "Published"
  /// The name in ReactorKit: a reactor's state comes from a protocol, and begins with its own
  /// member.
  private static let initialState: Name = "initialState"
  private static let state: Name = "state"
  private static let currentState: Name = "currentState"
  private static let pulse: Name = "pulse"

  // MARK: Sources

  /// Returns the expression in a View whose value comes from a ViewModel, for a mention of a
  /// member.
  private func source(
    at mention: NodeID
  ) -> (view: TypeID, node: NodeID, value: ModelValue, offer: Member)? {
    let node = codebase[mention]
    guard node.kind == .member, files.contains(mention.file),
      let view = codebase.enclosingType(of: mention), views.contains(view.id),
      let base = resolver.base(of: mention), let viewModel = viewModel(base)
    else { return nil }
    if node.name == Self.pulse, let (call, value, member) = pulse(at: mention, of: viewModel) {
      return (view.id, call, value, member)
    }
    let isProjected = node.name.text.hasPrefix("$")
    let name = isProjected ? Name(node.name.text.dropFirst()) : node.name
    guard
      let offer = codebase.members(named: name, of: viewModel).first(where: { !$0.isStatic }),
      let value = offers[offer.node]
    else { return state(name, of: viewModel).map { (view.id, mention, $0, $1) } }
    if isProjected { return (view.id, mention, .stream(value), offer) }
    guard offer.isFunction else { return (view.id, mention, value, offer) }
    guard let call = codebase.parent(of: mention), codebase[call].kind == .call,
      call.index + 1 == mention.index
    else { return nil }
    return (view.id, call, value, offer)
  }

  /// Returns the value of a reactor's inherited member: a stream of its states, or the current
  /// state.
  private func state(_ name: Name, of viewModel: CodeType) -> (ModelValue, Member)? {
    guard let first = states[viewModel.id], let value = offers[first.node] else { return nil }
    switch name {
    case Self.state: return (.stream(value), first)
    case Self.currentState: return (value, first)
    default: return nil
    }
  }

  /// Returns the stream of a part of a reactor's state: `reactor.pulse(\.$group)`.
  private func pulse(
    at mention: NodeID, of viewModel: CodeType
  ) -> (call: NodeID, value: ModelValue, member: Member)? {
    guard let state = states[viewModel.id].flatMap(resolver.type(of:))?.type,
      let call = codebase.parent(of: mention), codebase[call].kind == .call,
      let path = resolver.arguments(of: call).first.flatMap(resolver.value(of:)),
      codebase[path].kind == .keyPath
    else { return nil }
    let text = codebase[path].name.text
    let name = text.hasPrefix("$") ? Name(text.dropFirst()) : codebase[path].name
    let member = codebase.members(named: name, of: codebase[state]).first { !$0.isStatic }
    return member.flatMap { member in
      values.value(of: member).map { (call, .stream($0), member) }
    }
  }

  /// Returns the ViewModel that is the value of an expression.
  private func viewModel(_ expression: NodeID) -> CodeType? {
    let node = codebase[expression]
    var found = resolver.type(of: expression)
    if node.kind == .identifier, node.name.text.hasPrefix("$"),
      let member = resolver.implicitMember(Name(node.name.text.dropFirst()), at: expression)
    {
      found = resolver.type(of: member)
    }
    guard let found, !found.isMetatype else { return nil }
    if let type = found.type { return viewModels.contains(type) ? codebase[type] : nil }
    return found.use.flatMap { argument(for: $0, at: expression) }
  }

  /// Returns the ViewModel of a generic parameter: from its constraint or, in a subclass of a
  /// generic View, from the argument.
  private func argument(for use: TypeUse, at place: NodeID) -> CodeType? {
    guard let owner = codebase.enclosingType(of: use.node) else { return nil }
    let parameters = codebase.children(of: owner.declaration, .genericParameter)
    guard let position = parameters.firstIndex(where: { codebase[$0].name == use.name }) else {
      return nil
    }
    let view = codebase.enclosingType(of: place)
    let base = view?.inherited.first { $0.type == owner.id }
    let arguments = base.map { codebase.parts(of: codebase.typeUse(at: $0.node)) } ?? []
    let given =
      position < arguments.count
      ? arguments[position] : codebase.writtenType(of: parameters[position])
    guard let type = given.flatMap({ codebase.type(of: $0) }) else { return nil }
    return viewModels.contains(type.id) ? type : nil
  }
}
