internal import CalcotCode

/// The places that show a case of an enum of pages by a function or view of the code's own, even if
/// other values wrap the page: `navigation.push(.detail)`, `NavigationLink(.settings(.icon))`,
/// `RowView(destination: .help)`, `LayerView(layer: Layer(root: .home))`.
struct PageTriggers: CodeSearch {
  /// A function, initializer or view that receives a page.
  private struct Sink {
    /// The parameter, or the stored property of a view without an initializer.
    var parameter: NodeID
    var function: NodeID
    var page: TypeID
    var owner: CodeType?
  }

  let resolver: Resolver
  private let pages: PageViews
  private let values: PageValues
  private let ways: PageWays
  private let known: Set<NodeID>
  private(set) var showings: [SwiftUIShowing.Showing] = []
  /// The views that are only a frame for any page.
  private(set) var frames: Set<TypeID> = []
  /// The enums whose cases are pushed or presented; other enums may only stand for parts of a view.
  private var shown: Set<TypeID> = []

  /// - Parameter known: The places known to show a value otherwise.
  init(_ pages: PageViews, beside known: [SwiftUIShowing.Showing]) {
    self.pages = pages
    resolver = pages.resolver
    values = PageValues(pages)
    ways = PageWays(pages)
    self.known = Set(known.map(\.node))
    guard !pages.pages.isEmpty else { return }
    let sinks = sinks
    for sink in sinks { follow(sink) }
    guard !showings.isEmpty else { return }
    frames = Set(
      codebase.types.filter {
        !$0.isExternal && codebase.isSubtype($0, of: ReadingNames.view)
          && pages.isFrame($0, for: shown)
      }.map(\.id))
    for sink in sinks where shown.contains(sink.page) { followContained(sink) }
  }

  /// The parameters and properties whose type is an enum of pages.
  private var sinks: [Sink] {
    var found: [Sink] = []
    for page in pages.pages.keys.sorted() {
      for mention in codebase.mentions(of: codebase[page].name)
      where codebase[mention].kind == .type && codebase.isProduct(mention) {
        guard let holder = codebase.parent(of: mention),
          codebase.type(named: codebase[page].name, at: mention)?.id == page
        else { continue }
        let owner = codebase.enclosingType(of: holder)
        switch codebase[holder].kind {
        case .parameter:
          guard let function = codebase.parent(of: holder),
            codebase[function].kind == .function || codebase[function].kind == .initializer
          else { continue }
          found.append(Sink(parameter: holder, function: function, page: page, owner: owner))
        case .variable where owner.map(hasMemberwise) ?? false:
          guard codebase.member(declaredAt: holder)?.isStored ?? false else { continue }
          found.append(Sink(parameter: holder, function: holder, page: page, owner: owner))
        default: break
        }
      }
    }
    return found
  }

  private func hasMemberwise(_ type: CodeType) -> Bool {
    type.kind == .struct && codebase.members(named: .`init`, of: type).isEmpty
  }

  /// Adds the pages that callers pass to a function or initializer, if that shows its argument.
  private mutating func follow(_ sink: Sink) {
    guard let how = ways.way(of: sink.parameter, depth: SearchDepth()) else { return }
    for call in calls(of: sink) where !known.contains(call) {
      if show(sink, by: call, how) { shown.insert(sink.page) }
    }
  }

  /// Adds the pages that a view contains in a frame, such as the roots of tabs.
  private mutating func followContained(_ sink: Sink) {
    guard codebase[sink.function].kind != .function,
      ways.way(of: sink.parameter, depth: SearchDepth()) == nil
    else { return }
    for call in calls(of: sink) + implicitCalls(of: sink) {
      guard let frame = frame(around: call), frame != codebase.outermostType(of: call)?.id else {
        continue
      }
      show(sink, by: call, .embed)
    }
  }

  @discardableResult
  private mutating func show(_ sink: Sink, by call: NodeID, _ how: Arrow.How) -> Bool {
    guard let value = argument(of: sink, in: call) else { return false }
    let views = values.views(of: value, as: sink.page)
    if !views.isEmpty { showings.append(.init(node: call, how: how, views: views)) }
    return !views.isEmpty
  }

  /// Returns the frame that a call makes, or whose initializer takes the call's result:
  /// `Layer(root: .home)` of `LayerView(layer: Layer(root: .home))`.
  private func frame(around call: NodeID) -> TypeID? {
    var current = call
    for _ in 0..<3 {
      if let type = codebase.type(named: codebase[current].name, at: current),
        codebase.isSubtype(type, of: ReadingNames.view)
      {
        return frames.contains(type.id) ? type.id : nil
      }
      guard let argument = codebase.parent(of: current), codebase[argument].kind == .argument,
        let outer = codebase.parent(of: argument), codebase[outer].kind == .call
      else { return nil }
      current = outer
    }
    return nil
  }

  // MARK: Calls

  private func calls(of sink: Sink) -> [NodeID] {
    let isFunction = codebase[sink.function].kind == .function
    let name = isFunction ? codebase[sink.function].name : sink.owner?.name ?? .none
    return codebase.mentions(of: name).filter { call in
      guard codebase[call].kind == .call, codebase.isProduct(call) else { return false }
      guard isFunction else {
        return argument(of: sink, in: call) != nil
          && codebase.type(named: name, at: call)?.id == sink.owner?.id
      }
      if let target = resolver.target(of: call) { return target.node == sink.function }
      // NB: a receiver of unknown type may take the case of the only enum that has it.
      return resolver.base(of: call).map(isUnknown) ?? false
    }
  }

  /// Returns a Boolean value that indicates whether the type of a receiver is unknown, or only
  /// known to be a generic parameter: `let router: Router` of `class ViewModel<Router: Routing>`.
  private func isUnknown(_ receiver: NodeID) -> Bool {
    guard let found = resolver.type(of: receiver) else { return true }
    guard found.type == nil, let use = found.use,
      let owner = codebase.enclosingType(of: use.node)
    else { return false }
    return codebase.children(of: owner.declaration, .genericParameter).contains {
      codebase[$0].name == use.name
    }
  }

  /// Returns the calls of an initializer in the form `.init(root: .home)`.
  private func implicitCalls(of sink: Sink) -> [NodeID] {
    let label = codebase[sink.parameter].label
    guard codebase[sink.function].kind == .initializer, !label.isNone,
      label != ReadingNames.anonymous
    else { return [] }
    return codebase.mentions(of: .`init`).filter { call in
      codebase[call].kind == .call && codebase.isProduct(call) && resolver.base(of: call) == nil
        && resolver.argument(label, of: call) != nil
    }
  }

  /// Returns the argument of a call for the parameter or property of a sink.
  private func argument(of sink: Sink, in call: NodeID) -> NodeID? {
    let parameter = codebase[sink.parameter]
    let label = parameter.kind == .variable ? parameter.name : parameter.label
    let arguments = resolver.arguments(of: call)
    if !label.isNone, label != ReadingNames.anonymous {
      return resolver.argument(label, of: call).flatMap(resolver.value(of:))
    }
    guard
      let position = codebase.parameters(of: sink.function).firstIndex(of: sink.parameter),
      position < arguments.count, codebase[arguments[position]].label.isNone
    else { return nil }
    return resolver.value(of: arguments[position])
  }
}
