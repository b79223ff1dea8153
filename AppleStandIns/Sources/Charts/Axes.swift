public import SwiftUI

/// https://developer.apple.com/documentation/charts/axiscontent
public protocol AxisContent {
  /// Draws the labels of the axis. Not part of Charts' API.
  @MainActor func _labels(with pen: _Pen) -> [DrawnNode]
}

/// https://developer.apple.com/documentation/charts/axismark
public protocol AxisMark {
  @MainActor func _label(with pen: _Pen) -> [DrawnNode]
}

/// https://developer.apple.com/documentation/charts/axisvalue
public struct AxisValue {
  public let index: Int
  public let count: Int
  let value: any Plottable

  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value as? P }
}

/// https://developer.apple.com/documentation/charts/axismarks
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let values: [any Plottable]
  private let content: (AxisValue) -> Content

  public init<Value: Plottable>(
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { (self.values, self.content) = (values, content) }

  public func _labels(with pen: _Pen) -> [DrawnNode] {
    values.enumerated().flatMap { index, value in
      content(AxisValue(index: index, count: values.count, value: value))._label(with: pen)
    }
  }
}

/// https://developer.apple.com/documentation/charts/axisvaluelabel
public struct AxisValueLabel<Content: View>: AxisMark {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _label(with pen: _Pen) -> [DrawnNode] { pen.collect("label", content) }
}

/// https://developer.apple.com/documentation/charts/axisgridline
public struct AxisGridLine: AxisMark {
  public init() {}
  public func _label(with pen: _Pen) -> [DrawnNode] { [] }
}

/// https://developer.apple.com/documentation/charts/axismarkbuilder
@resultBuilder
@MainActor
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some AxisMark, next: some AxisMark
  ) -> some AxisMark { MarkPair(first: accumulated, second: next) }
}

private struct MarkPair<First: AxisMark, Second: AxisMark>: AxisMark {
  let first: First
  let second: Second
  func _label(with pen: _Pen) -> [DrawnNode] {
    first._label(with: pen) + second._label(with: pen)
  }
}

/// https://developer.apple.com/documentation/charts/axiscontentbuilder
@resultBuilder
@MainActor
public struct AxisContentBuilder {
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(
    accumulated: some AxisContent, next: some AxisContent
  ) -> some AxisContent { ContentPair(first: accumulated, second: next) }
}

private struct ContentPair<First: AxisContent, Second: AxisContent>: AxisContent {
  let first: First
  let second: Second
  func _labels(with pen: _Pen) -> [DrawnNode] {
    first._labels(with: pen) + second._labels(with: pen)
  }
}
