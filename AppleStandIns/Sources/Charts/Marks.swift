public import SwiftUI

/// https://developer.apple.com/documentation/charts/plottable
public protocol Plottable {
  /// The value as a test reads it. Not part of Charts' API.
  var _read: String { get }
}

extension String: Plottable { public var _read: String { self } }
extension Int: Plottable { public var _read: String { String(self) } }
extension Double: Plottable { public var _read: String { String(self) } }

/// https://developer.apple.com/documentation/charts/plottablevalue
public struct PlottableValue<Value: Plottable> {
  let value: Value

  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value: value)
  }
}

/// https://developer.apple.com/documentation/charts/barmark
public struct BarMark: ChartContent {
  public let _marks: [DrawnNode]

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _marks = [.mark("bar", x.value._read, "\(yStart.value._read)–\(yEnd.value._read)")] }
}

/// https://developer.apple.com/documentation/charts/linemark
public struct LineMark: ChartContent {
  public let _marks: [DrawnNode]

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [.mark("line", x.value._read, y.value._read)]
  }
}

extension DrawnNode {
  /// Returns a mark with its style, and its place as its prompt.
  fileprivate static func mark(_ style: String, _ x: String, _ y: String) -> DrawnNode {
    var node = DrawnNode(.mark)
    (node.style, node.prompt) = (style, "\(x) \(y)")
    return node
  }
}
