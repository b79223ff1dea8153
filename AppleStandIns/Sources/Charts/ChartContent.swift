public import SwiftUI

/// A mark of a chart, or several.
///
/// https://developer.apple.com/documentation/charts/chartcontent
@MainActor
@preconcurrency
public protocol ChartContent {
  /// The marks as nodes. Not part of Charts' API.
  var _marks: [DrawnNode] { get }
}

/// https://developer.apple.com/documentation/charts/chartcontentbuilder
@resultBuilder
@MainActor
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent { Marks(accumulated._marks + next._marks) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(marks: first._marks) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(marks: second._marks) }
}

/// https://developer.apple.com/documentation/charts/builderconditional
public struct BuilderConditional<TrueContent, FalseContent> {
  let marks: [DrawnNode]
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public var _marks: [DrawnNode] { marks }
}

struct Marks: ChartContent {
  let _marks: [DrawnNode]
  init(_ marks: [DrawnNode]) { _marks = marks }
}

extension ForEach: ChartContent where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  public var _marks: [DrawnNode] { data.flatMap { content($0)._marks } }
}

extension ChartContent {
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    changed { $0.label = String(label) }
  }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    changed { $0.value = String(value) }
  }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { Marks(_marks) }

  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.style = "\($0.style ?? "") of \(value.value._read)" }
  }
  public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    Marks(_marks)
  }

  private func changed(_ change: (inout DrawnNode) -> Void) -> Marks {
    Marks(
      _marks.map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }
}

/// https://developer.apple.com/documentation/charts/chartsymbolshape
public protocol ChartSymbolShape: Shape {}
/// https://developer.apple.com/documentation/charts/basicchartsymbolshape
public struct BasicChartSymbolShape: ChartSymbolShape {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
}
