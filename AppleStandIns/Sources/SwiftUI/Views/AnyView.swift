/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
  public func _draw(with pen: _Pen) {}
}

/// "Whenever the type of view used with an AnyView changes, the old hierarchy is destroyed and a
/// new hierarchy is created for the new type."
///
/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View {
  public typealias Body = Never
  private let type: ObjectIdentifier
  private let draw: @MainActor (_Pen) -> Void

  public init<Content: View>(_ view: Content) {
    type = ObjectIdentifier(Content.self)
    draw = { view._draw(with: $0) }
  }

  public func _draw(with pen: _Pen) { pen.at(type) { draw(pen) } }
}

/// https://developer.apple.com/documentation/swiftui/group
@MainActor
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public func _draw(with pen: _Pen) { pen.at("group") { content._draw(with: pen) } }
}

/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let draw: @MainActor (_Pen) -> Void
  public func _draw(with pen: _Pen) { pen.at("content") { draw(pen) } }
}

/// https://developer.apple.com/documentation/swiftui/modifiedcontent
@MainActor
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public func _draw(with pen: _Pen) {
    pen.at(ObjectIdentifier(Modifier.self)) {
      pen.install(modifier)
      modifier.body(content: _ViewModifier_Content { content._draw(with: $0) })._draw(with: pen)
    }
  }
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
