/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public func _draw(with pen: _Pen) {
    pen.at("tabs") {
      var tabs: [DrawnNode] = []
      let chosen = selection.map { AnyHashable($0.wrappedValue) }
      let own = pen.place.keep("selection") { Location<AnyHashable?>(nil, pen.screen.changes) }
      pen.with(\.tabs, chosen ?? own.value) { tabs = pen.collect("content", content) }
      var node = DrawnNode(.tabs)
      node.children = tabs.map { tab in
        var tab = DrawnNode.tab(tab)
        tab.isSelected = tab.tag != nil && tab.tag == chosen
        tab.isVisible = pen.isVisible
        tab.acts.tap = { [tag = tab.tag, selection] in
          if let selection, let value = tag?.base as? SelectionValue {
            selection.wrappedValue = value
          } else {
            own.value = tag
          }
        }
        return tab
      }
      if chosen != nil, !node.children.contains(where: \.isSelected), !node.children.isEmpty {
        pen.warn("The TabView's selection \(chosen.map { "\($0)" } ?? "") has no tab.")
      }
      pen.add(node)
    }
  }
}

extension DrawnNode {
  /// Returns a tab: a view with `tag` and `tabItem`.
  fileprivate static func tab(_ page: DrawnNode) -> DrawnNode {
    var tab = DrawnNode(.tab, page.prompt ?? "", children: [page])
    (tab.tag, tab.badge, tab.systemImage) = (page.tag, page.badge, page.systemImage)
    return tab
  }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { pen, content in
      let parts = pen.collect("label", label)
      for var node in pen.collect(content) {
        node.prompt = DrawnNode.label(of: parts)
        node.systemImage = DrawnNode.systemImage(of: parts)
        pen.nodes.append(node)
      }
    }
  }
}
