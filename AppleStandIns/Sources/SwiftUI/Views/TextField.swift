/// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View {
  public typealias Body = Never
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.text, self.prompt) = (label(), text, prompt)
  }

  public func _draw(with pen: _Pen) { pen.field(label, text, prompt, isSecure: false) }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(title) }
  }
}

/// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View {
  public typealias Body = Never
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.text, self.prompt) = (label(), text, prompt)
  }

  public func _draw(with pen: _Pen) { pen.field(label, text, prompt, isSecure: true) }
}

extension SecureField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension _Pen {
  /// Draws a field. On iOS its label is read by VoiceOver, and visible only in place of a prompt
  /// while the field is empty.
  ///
  /// The focus of a field without a focus state is stored at its place.
  func field(_ label: some View, _ text: Binding<String>, _ prompt: Text?, isSecure: Bool) {
    let submits = environment.submits
    at("field") {
      let place = place
      let screen = self.screen
      control(.textField, label) { node in
        node.value = text.wrappedValue
        node.prompt = prompt?.string ?? node.label
        node.isSecure = isSecure
        node.children = []
        node.isFocused = screen.focus === place
        node.acts.focus = { [weak screen] in screen?.focus = place }
        node.acts.unfocus = { [weak screen] in if screen?.focus === place { screen?.focus = nil } }
        node.acts.setText = { text.wrappedValue = $0 }
        node.acts.submit = { for submit in submits { submit() } }
      }
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public func _draw(with pen: _Pen) {
    pen.control(.toggle, label) { node in
      node.value = isOn.wrappedValue ? "on" : "off"
      node.acts.tap = { isOn.wrappedValue.toggle() }
    }
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

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
    let choices = pen.collect("content", content).map { node in
      var choice = DrawnNode(.button, DrawnNode.label(of: [node]))
      choice.isEnabled = pen.environment.isEnabled
      choice.tag = node.tag
      choice.isSelected = node.tag == AnyHashable(selection.wrappedValue)
      choice.acts.tap = {
        if let value = node.tag?.base as? SelectionValue { selection.wrappedValue = value }
      }
      return choice
    }
    pen.control(.picker, label) { node in
      node.value = choices.first(where: \.isSelected)?.label
      node.children = choices
    }
  }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
