internal import CalcotCode

/// What SwiftUI's modifiers and links show.
struct SwiftUIShowing {
  struct Showing {
    var node: NodeID
    var how: Arrow.How
    var views: [TypeID]
  }

  let codebase: Codebase
  private(set) var showings: [Showing] = []

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let resolver = Resolver(codebase)
    for (name, how) in Self.names {
      for node in codebase.mentions(of: name)
      where codebase[node].kind == .call && codebase.isProduct(node) {
        var views: [TypeID] = []
        for argument in resolver.arguments(of: node) where shows(argument, of: name, resolver) {
          collectViews(in: argument, into: &views)
        }
        if !views.isEmpty { showings.append(Showing(node: node, how: how, views: views)) }
      }
    }
  }

  private func shows(_ argument: NodeID, of name: Name, _ resolver: Resolver) -> Bool {
    let label = codebase[argument].label.text
    guard let value = resolver.value(of: argument) else { return false }
    if name == Self.link {
      // The other closure is what the link looks like.
      if label == "destination" { return true }
      return codebase[value].kind == .closure && label != "label"
        && !resolver.arguments(of: codebase.parent(of: argument) ?? argument).contains {
          ["destination", "value"].contains(codebase[$0].label.text)
        }
    }
    return codebase[value].kind == .closure && label != "onDismiss" || label == "rootView"
  }

  /// The outermost views of the code's own, through stacks, switches and modifiers.
  private func collectViews(in node: NodeID, into views: inout [TypeID]) {
    for child in codebase.descendants(of: node) where codebase[child].kind == .call {
      let name = codebase[child].name
      guard let first = name.text.utf8.first, first >= 65, first <= 90,
        let type = codebase.type(named: name, at: child), !type.isExternal,
        codebase.isSubtype(type, of: ReadingNames.view), !views.contains(type.id)
      else { continue }
      // What stands inside another of the code's views is a part of it.
      let isInside = codebase.ancestors(of: child).contains { outer in
        outer > node && codebase[outer].kind == .call && codebase[outer].name != name
          && codebase.type(named: codebase[outer].name, at: outer).map {
            codebase.isSubtype($0, of: ReadingNames.view) && !$0.isExternal
          } ?? false
      }
      if !isInside { views.append(type.id) }
    }
  }

  var shownViews: Set<TypeID> { Set(showings.flatMap(\.views)) }

  private static let link: Name = "NavigationLink"
  private static let names: [(Name, Arrow.How)] = [
    ("NavigationLink", .push), ("navigationDestination", .push), ("sheet", .sheet),
    ("fullScreenCover", .cover), ("popover", .popover), ("TabView", .tab), ("WindowGroup", .root),
    ("UIHostingController", .embed), ("Settings", .root),
  ]
}
