/// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public func _draw(with pen: _Pen) { pen.group(.stack, content) }
}

/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public func _draw(with pen: _Pen) { pen.group(.stack, content) }
}

/// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _draw(with pen: _Pen) { pen.group(.stack, content) }
}

/// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _draw(with pen: _Pen) {
    let refresh = pen.environment.refresh
    pen.group(.scroll, content) { $0.acts.refresh = refresh?.action }
  }
}

/// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View {
  public typealias Body = Never
  public init(minLength: CGFloat? = nil) {}
  public func _draw(with pen: _Pen) {}
}

extension _Pen {
  func group(
    _ kind: DrawnNode.Kind, _ content: some View, _ fill: (inout DrawnNode) -> Void = { _ in }
  ) {
    var node = DrawnNode(kind, children: collect("content", content))
    fill(&node)
    add(node)
  }
}
