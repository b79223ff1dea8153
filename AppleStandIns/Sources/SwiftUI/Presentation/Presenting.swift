extension View {
  /// Returns a view that presents another one.
  func presenting(
    _ name: String, _ kind: DrawnNode.Kind, identity: @escaping () -> AnyHashable?,
    dismiss: @escaping () -> Void, onDismiss: (() -> Void)? = nil, isFrozen: Bool = false,
    draw: @escaping () -> (_ pen: _Pen, _ node: inout DrawnNode) -> Void
  ) -> some View {
    modified(name) { pen, content in
      content()
      let presentation = pen.place.keep("presentation") { Presentation() }
      pen.layer.requests.append(
        PresentationRequest(
          presentation: presentation, place: pen.place, kind: kind, identity: identity(),
          environment: pen.environment, isVisible: pen.isVisible,
          dismiss: dismiss, onDismiss: onDismiss, isFrozen: isFrozen, draw: draw()))
    }
  }

  func presenting<Item: Identifiable, Content: View>(
    _ name: String, _ kind: DrawnNode.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      name, kind, identity: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss
    ) {
      let shown = item.wrappedValue
      return { pen, node in
        guard let shown else { return }
        node.children = pen.collect { content(shown)._draw(with: pen) }
      }
    }
  }
}
