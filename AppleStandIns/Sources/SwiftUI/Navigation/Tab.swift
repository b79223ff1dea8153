/// https://developer.apple.com/documentation/swiftui/tabcontent
@MainActor
@preconcurrency
@available(iOS 18, macOS 15, visionOS 2, *)
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  func _drawTabs(with pen: _Pen)
}

/// https://developer.apple.com/documentation/swiftui/tabrole
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// A tab whose content is made when it is first selected, and kept.
///
/// https://developer.apple.com/documentation/swiftui/tab
@MainActor
@available(iOS 18, macOS 15, visionOS 2, *)
public struct Tab<Value, Content, Label> {
  let value: Value
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.value, self.content, self.label) = (value, content(), label())
  }

  public func _drawTabs(with pen: _Pen) {
    pen.at(value) {
      let parts = pen.collect("label", label)
      let isChosen = pen.tabs == AnyHashable(value)
      let visit = pen.place.keep("visit") { Visit() }
      if isChosen { visit.isMade = true }
      var node = DrawnNode(.tab, DrawnNode.label(of: parts))
      node.systemImage = DrawnNode.systemImage(of: parts)
      node.tag = value
      if visit.isMade { node.children = pen.tabPage(content, isChosen: isChosen) }
      pen.nodes.append(node)
    }
  }
}

/// A flag that indicates whether a tab was ever selected.
@MainActor
private final class Visit {
  var isMade = false
}

extension _Pen {
  fileprivate func tabPage(_ content: some View, isChosen: Bool) -> [DrawnNode] {
    var nodes: [DrawnNode] = []
    with(\.tabs, nil) {
      with(\.isVisible, isVisible && isChosen) {
        // NB: the bars of the enclosing screen show the selected tab's items.
        with(\.page, isChosen ? page : PageDraft()) { nodes = collect("content", content) }
      }
    }
    return nodes
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: String(title), systemImage: systemImage)
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/defaulttablabel
public struct DefaultTabLabel: View {
  let title: String
  let systemImage: String
  public var body: some View { Label(title, systemImage: systemImage) }
}

extension TabContent {
  /// https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self) { $0.badge = count == 0 ? nil : String(count) }
  }

  /// https://developer.apple.com/documentation/swiftui/tabcontent/accessibilityidentifier(_:isenabled:)
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { ModifiedTabs(tabs: self) { $0.identifier = identifier } }
}

private struct ModifiedTabs<Tabs: TabContent>: TabContent {
  typealias TabValue = Tabs.TabValue
  let tabs: Tabs
  let change: @MainActor (inout DrawnNode) -> Void

  func _drawTabs(with pen: _Pen) {
    for var node in pen.collect({ tabs._drawTabs(with: pen) }) {
      change(&node)
      pen.nodes.append(node)
    }
  }
}
