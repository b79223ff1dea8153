/// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  private let label: Label
  private var currentValueLabel: CurrentValueLabel?
  private var fraction: Double?

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    fraction = value.map { Double($0 / total) }
  }

  public func _draw(with pen: _Pen) {
    pen.control(.progress, label) { node in
      guard let currentValueLabel, let fraction else { return }
      node.value = DrawnNode.label(of: pen.collect("value", currentValueLabel))
      node.fraction = fraction
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { label = EmptyView() }
  public init<S: StringProtocol>(_ title: S) where Label == Text { label = Text(title) }
}

/// https://developer.apple.com/documentation/swiftui/labeledcontent
@MainActor
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    (label, self.content) = (Text(title), content())
  }

  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  where Label == Text, Content == Text {
    (label, content) = (Text(title), Text(value))
  }

  public func _draw(with pen: _Pen) {
    let parts = pen.collect("label", label) + pen.collect("content", content)
    pen.add(DrawnNode(.labeled, DrawnNode.label(of: parts), children: parts))
  }
}

/// https://developer.apple.com/documentation/swiftui/contentunavailableview
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  public typealias Body = Never
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public func _draw(with pen: _Pen) {
    let parts =
      pen.collect("label", label) + pen.collect("description", description)
      + pen.collect("actions", actions)
    var node = DrawnNode(.unavailable, parts.first { $0.kind == .text }?.label ?? "")
    node.children = parts
    pen.add(node)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
