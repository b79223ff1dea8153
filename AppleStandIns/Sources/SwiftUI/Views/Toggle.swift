/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public func _draw(with pen: _Pen) {
    let (isOn, screen) = (isOn, pen.screen)
    pen.at("toggle") {
      let state = pen.controlState(of: Bool.self)
      let isShownOn = state.shown(isOn.wrappedValue)
      pen.control(.toggle, label) { node in
        node.value = isShownOn ? "on" : "off"
        node.acts.tap = { [unowned screen] in state.choose(!isShownOn, isOn, on: screen) }
      }
    }
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
