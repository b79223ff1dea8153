internal import CalcotCode

/// SwiftUI's own modifiers and views that show a screen.
enum SwiftUIModifiers {
  static let all: [(name: Name, how: Arrow.How)] = [
    (link, .push), ("navigationDestination", .push), ("sheet", .sheet), ("fullScreenCover", .cover),
    ("popover", .popover), ("TabView", .tab), ("WindowGroup", .root),
  ]

  /// Returns the way in which a modifier or link shows a screen on another one.
  static func way(of name: Name) -> Arrow.How? {
    all.first { $0.name == name && $0.how != .tab && $0.how != .root }?.how
  }

  /// Returns a Boolean value that indicates whether a call shows an argument: it is neither the
  /// label of a link nor the code that runs when a sheet closes.
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
