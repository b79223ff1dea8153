/// One screen in a navigation tree; a route shown twice is two screens. Numbers are given in
/// order and never used again, so that a run can be repeated from its inputs.
public struct ScreenID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "screen \(rawValue)" }
}

/// One layer of a navigation tree: the app's base, or a modal over it.
public struct LayerID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "layer \(rawValue)" }
}

/// One alert or action sheet in a navigation tree.
public struct DialogID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "dialog \(rawValue)" }
}

/// One flow of a navigation tree: a coordinator at work.
public struct FlowID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "flow \(rawValue)" }
}

/// The identity of an element within its screen: a path of keys that stays the same while the
/// element does, whatever happens around it.
public struct ElementID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path, its parts separated by `/`.
  public let path: String

  /// Makes an identity from a path that a host reports.
  public init(_ path: String) { self.path = path }

  public var description: String { path }
}

/// Gives identities in the order in which they are asked for.
package struct Identities {
  package private(set) var last = 0

  /// - Parameter last: the number of the last identity that has been given.
  package init(after last: Int = 0) { self.last = last }

  mutating func screen() -> ScreenID { ScreenID(rawValue: next()) }
  mutating func layer() -> LayerID { LayerID(rawValue: next()) }
  package mutating func dialog() -> DialogID { DialogID(rawValue: next()) }
  package mutating func hostRequest() -> HostRequestID { HostRequestID(rawValue: next()) }
  mutating func flow() -> FlowID { FlowID(rawValue: next()) }

  /// Gives no identity up to this one any more.
  mutating func skip(to number: Int) { last = max(last, number) }

  private mutating func next() -> Int {
    last += 1
    return last
  }
}
