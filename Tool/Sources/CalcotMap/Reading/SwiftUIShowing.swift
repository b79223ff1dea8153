internal import CalcotCode

/// Finds the screens that SwiftUI's modifiers and links show.
struct SwiftUIShowing {
  struct Showing {
    var node: NodeID
    var how: Arrow.How
    var views: [TypeID]
  }

  let codebase: Codebase
  private let expressions: ViewExpressions
  private(set) var showings: [Showing] = []
  /// The views in hosting controllers, perhaps of a builder.
  private var hosted: Set<TypeID> = []

  init(_ codebase: Codebase) {
    self.codebase = codebase
    expressions = ViewExpressions(codebase)
    let resolver = expressions.resolver
    for (name, how) in Self.names {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        var views: [TypeID] = []
        for argument in resolver.arguments(of: node) where shows(argument, of: name, resolver) {
          views += expressions.views(in: argument).filter { !views.contains($0) }
        }
        if !views.isEmpty { showings.append(Showing(node: node, how: how, views: views)) }
      }
    }
    for (node, views) in ValueDestinations(expressions).showings {
      showings.append(Showing(node: node, how: .push, views: views))
    }
    addHosted(resolver)
    addCalcots(resolver)
  }

  /// Adds the views of `UIHostingController(rootView: …)`, also of subclasses.
  private mutating func addHosted(_ resolver: Resolver) {
    let hosts = codebase.types.filter {
      $0.isExternal
        ? $0.name == ReadingNames.hostingController
        : codebase.isSubtype($0, of: ReadingNames.hostingController)
    }
    for name in Set(hosts.map(\.name)).union([ReadingNames.hostingController]) {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        guard let argument = resolver.argument(Self.rootView, of: node) else { continue }
        var views = expressions.views(in: argument)
        if views.isEmpty, let value = resolver.value(of: argument) {
          views = resolver.concreteTypes(of: value).compactMap(\.type).filter {
            codebase.isSubtype(codebase[$0], of: ReadingNames.view) && !codebase[$0].isExternal
              && !codebase[$0].isProtocol
          }
        }
        hosted.formUnion(views)
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
        hosted.insert(type.id)
      }
    }
  }

  private func shows(_ argument: NodeID, of name: Name, _ resolver: Resolver) -> Bool {
    let label = codebase[argument].label.text
    guard let value = resolver.value(of: argument) else { return false }
    if name == Self.link {
      // NB: the other closure is the label of the link.
      if label == "destination" { return true }
      return codebase[value].kind == .closure && label != "label"
        && !resolver.arguments(of: codebase.parent(of: argument) ?? argument).contains {
          ["destination", "value"].contains(codebase[$0].label.text)
        }
    }
    return codebase[value].kind == .closure && label != "onDismiss" || label == "rootView"
  }

  var shownViews: Set<TypeID> { hosted.union(showings.flatMap(\.views)) }

  private static let rootView: Name = "rootView"
  private static let calcot: Name = "Calcot"

  private static let link: Name = "NavigationLink"
  private static let names: [(Name, Arrow.How)] = [
    ("NavigationLink", .push), ("navigationDestination", .push), ("sheet", .sheet),
    ("fullScreenCover", .cover), ("popover", .popover), ("TabView", .tab), ("WindowGroup", .root),
  ]
}
