#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value that can stand in a link, as a segment of its path or in its query.
///
/// Strings, integers, finite `Double`s, `Bool`s and `UUID`s are link values. A type with such a raw
/// value becomes one by saying so:
///
/// ```swift
/// extension Group.ID: LinkValue {}
/// ```
public protocol LinkValue: Equatable, Sendable {
  /// Reads the value; nil when the text is not what ``linkText`` would print for a value.
  init?(linkText: String)

  /// The value as text, from which it can be read again; nil when it has none.
  var linkText: String? { get }

  /// What the value is when a link's query does not name it; nil when the query must name it.
  static var absent: Self? { get }
}

extension LinkValue {
  public static var absent: Self? { nil }
}

extension LinkValue where Self: LosslessStringConvertible {
  public init?(linkText: String) {
    // NB: one value has one link, so "007" and "+7" are not 7.
    guard let value = Self(linkText), value.description == linkText else { return nil }
    self = value
  }

  public var linkText: String? { description }
}

extension Int: LinkValue {}
extension Int64: LinkValue {}

extension String: LinkValue {
  public static var absent: String? { "" }
}

extension Bool: LinkValue {
  public static var absent: Bool? { false }
}

extension Double: LinkValue {
  public init?(linkText: String) {
    guard let value = Double(linkText), value.linkText == linkText else { return nil }
    self = value
  }

  public var linkText: String? { isFinite ? description : nil }
}

extension UUID: LinkValue {
  // NB: an upper case and a lower case digit are the same, and other systems print lower case.
  public init?(linkText: String) { self.init(uuidString: linkText) }

  public var linkText: String? { uuidString }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }

  public var linkText: String? { rawValue.linkText }
}

/// In a query only: nil is what the link does not name.
extension Optional: LinkValue where Wrapped: LinkValue {
  public init?(linkText: String) {
    guard let value = Wrapped(linkText: linkText) else { return nil }
    self = .some(value)
  }

  public var linkText: String? { self?.linkText }

  public static var absent: Wrapped?? { .some(nil) }
}

/// What a path cannot have.
protocol OptionalLinkValue {}
extension Optional: OptionalLinkValue where Wrapped: LinkValue {}
