extension SwiftUIScreen {
  /// Goes back in the innermost visible stack, by Back or a swipe: the last element of its path is
  /// removed.
  ///
  /// https://developer.apple.com/documentation/swiftui/navigationstack
  @discardableResult
  public func back() -> Bool {
    guard let (node, index) = wayBack else { return false }
    return act { node.acts.backTo?(index) }
  }

  public var canGoBack: Bool { wayBack != nil }

  /// Chooses a screen in the menu of a long press on Back; 0 is the root.
  @discardableResult
  public func backTo(_ index: Int) -> Bool {
    guard let (node, last) = wayBack, node.kind == .navigationStack, (0...last).contains(index)
    else { return false }
    return act { node.acts.backTo?(index) }
  }

  /// The visible stack with a Back button, and the index of the screen it leads to.
  private var wayBack: (DrawnNode, Int)? {
    for node in top.seen.reversed() {
      if node.kind == .splitView, node.acts.backTo != nil { return (node, 0) }
      guard node.kind == .navigationStack, node.children.count > 1 else { continue }
      let page = node.children.last?.page
      guard page?.hidesBackButton == false, page?.hidesBar == false else { return nil }
      return (node, node.children.count - 2)
    }
    return nil
  }

  /// Taps a tab. A tap on the selected tab pops a stack in it to its root.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/tab-bars
  @discardableResult
  public func select(_ tab: DrawnNode) -> Bool {
    guard let tap = tab.acts.tap else { return false }
    let stack = tab.seen.first { $0.kind == .navigationStack && $0.children.count > 1 }
    return act {
      tap()
      if tab.isSelected { stack?.acts.backTo?(0) }
    }
  }

  /// Taps the tab with this label.
  @discardableResult
  public func select(tab label: String) -> Bool {
    let all = top.all(.tabs).flatMap(\.children)
    return all.first { $0.label == label }.map { select($0) } ?? false
  }

  // MARK: Presentations

  /// Pulls down the sheet on top.
  @discardableResult
  public func pullDown() -> Bool {
    guard canPullDown else { return false }
    let sheet = top
    return act { sheet.acts.dismiss?() }
  }

  public var canPullDown: Bool { top.kind == .sheet && isDismissable }

  private var isDismissable: Bool {
    top.layer?.isPullDisabled == false && isAtRest(top)
  }

  private func isAtRest(_ layer: DrawnNode) -> Bool {
    layer.layer?.isLeaving == false && layer.layer?.isComing == false
  }

  /// Taps a button of the alert on top: "the action runs, and then the alert is
  /// dismissed".
  ///
  /// SwiftUI does not document whether its binding is set to false before or after the action runs.
  @discardableResult
  public func choose(_ label: String, clearsBindingFirst: Bool = false) -> Bool {
    let dialog = top
    guard dialog.kind == .alert, isAtRest(dialog),
      let button = dialog.seen.first(where: { $0.kind == .button && $0.label == label }),
      button.isEnabled
    else { return false }
    let (first, second) = clearsBindingFirst ? (dialog, button) : (button, dialog)
    for node in [first, second] { act { (node.acts.dismiss ?? node.acts.tap)?() } }
    return true
  }
}
