/// https://developer.apple.com/documentation/swiftui/view
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Draws the view for a test. Not part of SwiftUI's API; the default draws `body`.
  func _draw(with pen: _Pen)
}

extension View {
  public func _draw(with pen: _Pen) { pen.body(of: self) }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
  public var body: Never { self }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
@MainActor
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(pack: repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.first(first)) }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  private let draws: [@MainActor (_Pen) -> Void]

  init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var draws: [@MainActor (_Pen) -> Void] = []
    for view in repeat each content { draws.append { view._draw(with: $0) } }
    self.draws = draws
  }

  public func _draw(with pen: _Pen) {
    for (index, draw) in draws.enumerated() { pen.at(index) { draw(pen) } }
  }
}

/// A view of one side of an `if`; the two sides have different identities.
@MainActor
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Side { case first(TrueContent), second(FalseContent) }
  let side: Side
  init(_ side: Side) { self.side = side }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public func _draw(with pen: _Pen) {
    switch side {
    case .first(let view): pen.at(true) { view._draw(with: pen) }
    case .second(let view): pen.at(false) { view._draw(with: pen) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public func _draw(with pen: _Pen) { if let self { pen.at("some") { self._draw(with: pen) } } }
}
