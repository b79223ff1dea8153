/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View {
  public typealias Body = Never
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public func _draw(with pen: _Pen) {
    pen.control(.button, label) { node in
      node.role = role
      node.acts.tap = action
    }
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// https://developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View {
  public typealias Body = Never
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  public func _draw(with pen: _Pen) {
    let open = pen.environment.openURL
    pen.control(.link, label) { node in
      node.acts.tap = { open(destination) }
    }
  }
}

extension Link where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension _Pen {
  /// Draws a control with a label. "A control that is disabled doesn't respond."
  func control(_ kind: DrawnNode.Kind, _ label: some View, _ fill: (inout DrawnNode) -> Void) {
    let parts = collect("label", label)
    var node = DrawnNode(kind, DrawnNode.label(of: parts), children: parts)
    node.systemImage = DrawnNode.systemImage(of: parts)
    node.isEnabled = environment.isEnabled
    fill(&node)
    add(node)
  }
}
