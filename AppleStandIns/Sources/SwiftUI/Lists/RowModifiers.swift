extension View {
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content()
    return modified { pen, content in
      let buttons = pen.collect("actions", actions).flatMap(\.all).filter { $0.kind == .button }
      for var node in pen.collect(content) {
        node.swipeActions += buttons.map {
          DrawnSwipeAction(edge: edge, allowsFullSwipe: allowsFullSwipe, button: $0)
        }
        pen.nodes.append(node)
      }
    }
  }

  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    let items = menuItems()
    return modified { pen, content in
      let menu = pen.collect("menu", items)
      for var node in pen.collect(content) {
        node.contextMenu += menu
        pen.nodes.append(node)
      }
    }
  }

  /// "The action to perform when someone requests a refresh", which a list inside the view offers.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environed { values, _ in values.set(refresh: RefreshAction(action: action)) }
  }

  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    let text = label.map { String($0) }
    return changed { $0.badge = text }
  }

  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modified { pen, content in
      let selection = pen.tabs
      var nodes: [DrawnNode] = []
      let isChosen = selection.map { $0 == AnyHashable(tag) } ?? true
      pen.with(\.tabs, nil) {
        pen.with(\.isVisible, pen.isVisible && isChosen) { nodes = pen.collect(content) }
      }
      for var node in nodes {
        node.tag = tag
        pen.nodes.append(node)
      }
    }
  }

  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { unchanged() }

  public func listRowBackground<V: View>(_ view: V?) -> some View { unchanged() }
}
