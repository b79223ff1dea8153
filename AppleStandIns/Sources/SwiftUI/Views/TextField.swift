/// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View {
  public typealias Body = Never
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  private var axis = Axis.horizontal

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.text, self.prompt) = (label(), text, prompt)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }

  public func _draw(with pen: _Pen) {
    guard axis == .vertical else { return pen.field(label, text, prompt, isSecure: false) }
    // NB: on iOS, Return begins a new line in it.
    pen.field(label, text, prompt, isSecure: false) { text.wrappedValue += "\n" }
  }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
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
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension _Pen {
  /// Draws a field. On iOS its label is read by VoiceOver, and visible only in place of a prompt
  /// while the field is empty.
  ///
  /// The focus of a field without a focus state is stored at its place.
  func field(
    _ label: some View, _ text: Binding<String>, _ prompt: Text?, isSecure: Bool,
    onReturn: (() -> Void)? = nil
  ) {
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
        node.acts.submit = onReturn ?? { for submit in submits { submit() } }
      }
    }
  }
}
