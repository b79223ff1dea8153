internal import CalcotCode

/// SwiftUI's own modifiers and views that show a screen.
enum SwiftUIModifiers {
  /// The ways in which they show it.
  static let showing: [Name: Arrow.How] = [
    "NavigationLink": .push, "navigationDestination": .push, "sheet": .sheet,
    "fullScreenCover": .cover, "popover": .popover,
  ]
  /// Those whose views are the first of a window or tab.
  static let containers: [Name: Arrow.How] = ["TabView": .tab, "WindowGroup": .root]

  /// Returns a Boolean value that indicates whether an argument of a call is what it shows: not the
  /// label of a link, and not what happens when a sheet is closed.
  static func isContent(_ argument: NodeID, _ resolver: Resolver) -> Bool {
    let codebase = resolver.codebase
    let label = codebase[argument].label.text
    guard let value = resolver.value(of: argument), let call = codebase.parent(of: argument) else {
      return false
    }
    guard codebase[call].name == link else {
      return codebase[value].kind == .closure && label != "onDismiss"
        || label == "content" || label == "rootView"
    }
    // NB: the other closure is the label of the link.
    if label == "destination" { return true }
    if let own = resolver.parameter(for: argument), codebase[own].label == Self.label {
      return false
    }
    return codebase[value].kind == .closure && label != "label"
      && !resolver.arguments(of: call).contains {
        ["destination", "value"].contains(codebase[$0].label.text)
      }
  }

  static let link: Name = "NavigationLink"
  private static let label: Name = "label"
}
