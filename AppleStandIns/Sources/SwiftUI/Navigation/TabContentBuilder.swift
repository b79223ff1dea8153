/// https://developer.apple.com/documentation/swiftui/tabcontentbuilder
@resultBuilder
@MainActor
@available(iOS 18, macOS 15, visionOS 2, *)
public struct TabContentBuilder<TabValue: Hashable> {
  /// A view of tabs.
  public struct Content<C: TabContent>: View where C.TabValue == TabValue {
    public typealias Body = Never
    let tabs: C
    public func _draw(with pen: _Pen) { tabs._drawTabs(with: pen) }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue {
    first
  }

  public static func buildPartialBlock<C0: TabContent, C1: TabContent>(
    accumulated: C0, next: C1
  ) -> some TabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
    TabPair(first: accumulated, second: next)
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }

  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(.second(second))
  }
}

private struct TabPair<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
  typealias TabValue = First.TabValue
  let first: First
  let second: Second

  func _drawTabs(with pen: _Pen) {
    pen.at(0) { first._drawTabs(with: pen) }
    pen.at(1) { second._drawTabs(with: pen) }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public func _drawTabs(with pen: _Pen) {
    if let self { pen.at("some") { self._drawTabs(with: pen) } }
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  public func _drawTabs(with pen: _Pen) {
    switch side {
    case .first(let tab): pen.at(true) { tab._drawTabs(with: pen) }
    case .second(let tab): pen.at(false) { tab._drawTabs(with: pen) }
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public init<C>(
    _ data: Data, @TabContentBuilder<C> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, C == Content.TabValue {
    (self.data, self.content, id) = (data, content, { $0.id })
  }

  public init<C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<C> content: @escaping (Data.Element) -> Content
  ) where C == Content.TabValue {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }

  public func _drawTabs(with pen: _Pen) {
    for element in data { pen.at(id(element)) { content(element)._drawTabs(with: pen) } }
  }
}
