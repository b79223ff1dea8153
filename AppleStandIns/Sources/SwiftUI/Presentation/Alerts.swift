extension View {
  /// "All actions in an alert dismiss the alert after the action runs." "If no actions are present,
  /// the system includes a standard OK action."
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (title, actions, message) = (String(title), actions(), message())
    return dialog("alert", isPresented, { true }) {
      { pen, node in pen.dialog(&node, title, actions, message) }
    }
  }

  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// "For the alert to appear, both isPresented must be true and data must not be nil."
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = String(title)
    return dialog("alert(presenting:)", isPresented, { data != nil }, isFrozen: true) {
      { pen, node in
        if let data { pen.dialog(&node, title, actions(data), message(data)) }
      }
    }
  }

  private func dialog(
    _ name: String, _ isPresented: Binding<Bool>,
    _ hasData: @escaping () -> Bool, isFrozen: Bool = false,
    _ draw: @escaping () -> (_ pen: _Pen, _ node: inout DrawnNode) -> Void
  ) -> some View {
    presenting(
      name, .alert,
      identity: { isPresented.wrappedValue && hasData() ? AnyHashable(true) : nil },
      dismiss: { isPresented.wrappedValue = false }, isFrozen: isFrozen, draw: draw)
  }
}

extension _Pen {
  fileprivate func dialog(
    _ node: inout DrawnNode, _ title: String, _ actions: some View, _ message: some View
  ) {
    node.label = title
    var parts = collect("actions", actions)
    let buttons = parts.flatMap(\.all).filter { $0.kind == .button }
    if buttons.isEmpty { parts.append(DrawnNode(.button, "OK")) }
    node.children = collect("message", message) + parts
  }
}
