/// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }

  public func _draw(with pen: _Pen) {
    let (selection, screen) = (selection, pen.screen)
    pen.at("picker") {
      let state = pen.controlState(of: SelectionValue.self)
      let shown = state.shown(selection.wrappedValue)
      let choices = pen.collect("content", content).map { node in
        var choice = DrawnNode(.button, DrawnNode.label(of: [node]))
        choice.isEnabled = pen.environment.isEnabled
        choice.tag = node.tag
        choice.isSelected = node.tag == AnyHashable(shown)
        choice.acts.tap = { [unowned screen] in
          guard let value = node.tag?.base as? SelectionValue else { return }
          state.choose(value, selection, on: screen)
        }
        return choice
      }
      warn(pen, about: choices)
      pen.control(.picker, label) { node in
        node.value = choices.first(where: \.isSelected)?.label
        node.children = choices
      }
    }
  }

  private func warn(_ pen: _Pen, about choices: [DrawnNode]) {
    let selected = AnyHashable(selection.wrappedValue)
    guard !choices.contains(where: { $0.tag == selected }) else { return }
    pen.warn(
      "Picker: the selection \"\(selected)\" is invalid and does not have an associated tag, this "
        + "will give undefined results.")
  }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
