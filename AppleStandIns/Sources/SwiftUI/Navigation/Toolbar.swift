/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Hashable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var navigation: Self { Self(name: "navigation") }
  public static var cancellationAction: Self { Self(name: "cancellationAction") }
  public static var confirmationAction: Self { Self(name: "confirmationAction") }
  public static var primaryAction: Self { Self(name: "primaryAction") }
  public static var secondaryAction: Self { Self(name: "secondaryAction") }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor
@preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  func _drawItems(with pen: _Pen)
}

extension ToolbarContent {
  public func _drawItems(with pen: _Pen) {
    pen.at(ObjectIdentifier(Self.self)) {
      pen.install(self)
      body._drawItems(with: pen)
    }
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ToolbarContent {}

/// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public func _drawItems(with pen: _Pen) { pen.toolbarItem(placement, content) }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }

  public func _drawItems(with pen: _Pen) { pen.toolbarItem(placement, content) }
}

extension _Pen {
  fileprivate func toolbarItem(_ placement: ToolbarItemPlacement, _ content: some View) {
    let nodes = collect("item", content)
    guard !nodes.isEmpty else { return }
    page.drawn.toolbar.append(DrawnToolbarItem(placement: placement, nodes: nodes))
  }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { ToolbarItems(repeat each content) }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

private struct ToolbarItems: ToolbarContent {
  typealias Body = Never
  let draws: [@MainActor (_Pen) -> Void]

  init<each Content: ToolbarContent>(_ content: repeat each Content) {
    var draws: [@MainActor (_Pen) -> Void] = []
    for item in repeat each content { draws.append { item._drawItems(with: $0) } }
    self.draws = draws
  }

  func _drawItems(with pen: _Pen) {
    for (index, draw) in draws.enumerated() { pen.at(index) { draw(pen) } }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _drawItems(with pen: _Pen) {
    if let self { pen.at("some") { self._drawItems(with: pen) } }
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return modified { pen, content in
      content()
      pen.at("items") { items._drawItems(with: pen) }
    }
  }
}
