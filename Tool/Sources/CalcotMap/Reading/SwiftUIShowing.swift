internal import CalcotCode

/// Finds the screens that SwiftUI's modifiers and links show.
struct SwiftUIShowing {
  struct Showing {
    var node: NodeID
    var how: Arrow.How
    var views: [TypeID]
    /// The view that shows the screens, if it is not the enclosing one.
    var shower: TypeID?
  }

  let codebase: Codebase
  private let expressions: ViewExpressions
  private(set) var showings: [Showing] = []
  /// The views in hosting controllers, including those that builders make, and of modifiers.
  private var shown: Set<TypeID> = []
  /// The views that a type makes for a modifier, whichever type triggers the modifier.
  private(set) var made: [TypeID: Set<TypeID>] = [:]

  init(_ codebase: Codebase, _ bridges: ControllerBridges) {
    self.codebase = codebase
    expressions = ViewExpressions(codebase)
    let resolver = expressions.resolver
    let triggers = ValueTriggers(ValueDestinations(expressions))
    let pages = PageViews(expressions)
    let pageTriggers = PageTriggers(pages, beside: triggers.showings)
    for (name, how) in SwiftUIModifiers.all {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        let contents = resolver.arguments(of: node).filter {
          SwiftUIModifiers.isContent($0, resolver)
        }
        show(contents, by: node, how, besides: triggers)
      }
    }
    for shown in expressions.ways.shown {
      show([shown.argument], by: shown.call, shown.way.how, of: shown.way.view, besides: triggers)
    }
    showings += triggers.showings
    leaveOut(pageTriggers.frames)
    showings += pageTriggers.showings
    showings += RouteValues(expressions).showings
    addOwnWays(resolver)
    addBridges(bridges)
    addHosted(resolver)
    addCalcots(resolver)
  }

  /// Adds the views of some arguments of a call, except those that other places show.
  private mutating func show(
    _ contents: [NodeID], by call: NodeID, _ how: Arrow.How, of shower: TypeID? = nil,
    besides triggers: ValueTriggers
  ) {
    var views: [TypeID] = []
    for argument in contents {
      views += expressions.views(in: argument).filter { !views.contains($0) }
    }
    shown.formUnion(views)
    if let maker = codebase.outermostType(of: call) { made[maker.id, default: []].formUnion(views) }
    let elsewhere = triggers.viewsShownElsewhere(than: call)
    views.removeAll(where: elsewhere.contains)
    showings.append(Showing(node: call, how: how, views: views, shower: shower))
  }

  /// Removes the views that are only a frame for a page.
  private mutating func leaveOut(_ frames: Set<TypeID>) {
    shown.subtract(frames)
    for index in showings.indices { showings[index].views.removeAll(where: frames.contains) }
    showings.removeAll(where: \.views.isEmpty)
  }

  /// Adds the views that functions and types of the code's own show, judged by their names where
  /// the code does not tell: `NavigationRow(destination: { DetailView() })`,
  /// `.bottomSheet(isPresented: $isShown) { … }`, `coordinator.present { … }`.
  private mutating func addOwnWays(_ resolver: Resolver) {
    let known = Set(SwiftUIModifiers.all.map(\.name))
    for file in codebase.files.indices where codebase.codeFiles[file].isProduct {
      for node in codebase.nodes(inFile: file)
      where codebase[node].kind == .call && !known.contains(codebase[node].name) {
        let way = Self.way(of: codebase[node].name.text)
        for argument in resolver.arguments(of: node) {
          let isDestination = codebase[argument].label == Self.destination
          guard let how = isDestination ? .push : way,
            isDestination || isContent(argument, resolver),
            expressions.ways.way(of: argument) == nil
          else { continue }
          let views = expressions.views(in: argument)
          if !views.isEmpty { showings.append(Showing(node: node, how: how, views: views)) }
        }
      }
    }
  }

  /// Adds the controllers that views contain, by their bridging views.
  private mutating func addBridges(_ bridges: ControllerBridges) {
    for (view, controller) in bridges.controllers.sorted(by: { $0.key < $1.key }) {
      for node in codebase.mentions(of: codebase[view].name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        guard let user = codebase.outermostType(of: node), codebase.role(of: user) == .view,
          codebase.type(named: codebase[view].name, at: node)?.id == view
        else { continue }
        showings.append(Showing(node: node, how: .embed, views: [controller]))
      }
    }
  }

  private func isContent(_ argument: NodeID, _ resolver: Resolver) -> Bool {
    let label = codebase[argument].label.text.lowercased()
    guard let value = resolver.value(of: argument), codebase[value].kind == .closure else {
      return false
    }
    return !label.contains("dismiss") && !label.contains("completion")
  }

  /// Returns the way in which a function of the code's own shows the views of its closure.
  private static func way(of name: String) -> Arrow.How? {
    let text = name.lowercased()
    if text.hasSuffix("sheet") { return .sheet }
    if text.hasSuffix("cover") { return .cover }
    if text.hasSuffix("popover") { return .popover }
    if text == "present" || text == "presentmodal" { return .modal }
    return text == "push" ? .push : nil
  }

  /// Adds the views of `UIHostingController(rootView: …)`, also of subclasses.
  private mutating func addHosted(_ resolver: Resolver) {
    let hosts = codebase.types.filter {
      $0.isExternal
        ? $0.name == ReadingNames.hostingController
        : codebase.isSubtype($0, of: ReadingNames.hostingController)
    }
    for name in Set(hosts.map(\.name)).union([ReadingNames.hostingController])
      .sorted(by: { $0.text < $1.text })
    {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        guard let argument = resolver.argument(Self.rootView, of: node) else { continue }
        var views = expressions.views(in: argument)
        if views.isEmpty, let value = resolver.value(of: argument) {
          views = expressions.types(of: value)
          shown.formUnion(expressions.viewsGiven(as: value))
        }
        shown.formUnion(views)
        let user = codebase.outermostType(of: node)
        if !views.isEmpty, let user, codebase.role(of: user).isUI {
          showings.append(Showing(node: node, how: .embed, views: views))
        }
      }
    }
  }

  /// Adds the views of `Calcot(viewModel) { DetailView($0) }`: the screen of a route.
  private mutating func addCalcots(_ resolver: Resolver) {
    for node in codebase.mentions(of: Self.calcot)
    where codebase[node].kind == .call && codebase.isProduct(node) {
      for call in codebase.descendants(of: node) {
        guard let name = codebase.nameOfMade(at: call), name.text.hasSuffix("View"),
          let type = codebase.type(named: name, at: call),
          codebase.role(of: type).isUI, !type.isExternal
        else { continue }
        shown.insert(type.id)
      }
    }
  }

  var shownViews: Set<TypeID> { shown.union(showings.flatMap(\.views)) }

  private static let rootView: Name = "rootView"
  private static let calcot: Name = "Calcot"

  private static let destination: Name = "destination"
}
