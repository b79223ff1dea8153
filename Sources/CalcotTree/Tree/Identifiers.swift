/// The identifier of a screen in a navigation tree; a route shown twice is two screens. Numbers
/// increase and are never reused, so that a run can be replayed from its inputs.
public struct ScreenID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "screen \(rawValue)" }
}

/// The identifier of a layer of a navigation tree: the app's base, a modal over it, or a dialog over
/// everything.
public struct LayerID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "layer \(rawValue)" }
}

/// The identifier of a flow in a navigation tree.
public struct FlowID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "flow \(rawValue)" }
}

/// A generator of identities in increasing order.
package struct Identities {
  package private(set) var last = 0

  /// Creates a generator.
  ///
  /// - Parameter last: The number of the last identity that was assigned.
  package init(after last: Int = 0) { self.last = last }

  mutating func screen() -> ScreenID { ScreenID(rawValue: next()) }
  package mutating func layer() -> LayerID { LayerID(rawValue: next()) }
  mutating func flow() -> FlowID { FlowID(rawValue: next()) }

  /// Skips all identities up to this number.
  mutating func skip(to number: Int) { last = max(last, number) }

  /// Returns the next number.
  package mutating func next() -> Int {
    last += 1
    return last
  }
}
