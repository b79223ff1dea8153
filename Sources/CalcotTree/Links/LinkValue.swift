#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value that can be part of a link, as a segment of its path or in its query.
///
/// Strings, integers, finite `Double`s, `Bool`s and `UUID`s are link values. A type with such a raw
/// value becomes one by declaring conformance:
///
/// ```swift
/// extension Group.ID: LinkValue {}
/// ```
public protocol LinkValue: Equatable, Sendable {
  /// Parses the value; returns `nil` for text that ``linkText`` does not produce.
  ///
  /// NB: no initializer, since every conforming type would have one more that takes a string, and
  /// `compactMap(Int.init)` would be ambiguous.
  static func value(ofLinkText text: String) -> Self?

  /// The text that parses as this value; `nil` if there is none.
  var linkText: String? { get }

  /// The value of a parameter that is missing in the link's query; `nil` if the query must have it.
  static var absent: Self? { get }
}

extension LinkValue {
  public static var absent: Self? { nil }
}

extension LinkValue where Self: LosslessStringConvertible {
  public static func value(ofLinkText text: String) -> Self? {
    // NB: each value has exactly one link, so "007" and "+7" do not parse as 7.
    guard let value = Self(text), value.description == text else { return nil }
    return value
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
  public static func value(ofLinkText text: String) -> Double? {
    guard let value = Double(text), value.linkText == text else { return nil }
    return value
  }

  public var linkText: String? { isFinite ? description : nil }
}

extension UUID: LinkValue {
  // NB: upper and lower case digits are equal here, since other systems print lower case.
  public static func value(ofLinkText text: String) -> UUID? { UUID(uuidString: text) }

  public var linkText: String? { uuidString }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  public static func value(ofLinkText text: String) -> Self? {
    RawValue.value(ofLinkText: text).flatMap(Self.init(rawValue:))
  }

  public var linkText: String? { rawValue.linkText }
}

/// An optional link value, for queries only: `nil` stands for a missing parameter.
extension Optional: LinkValue where Wrapped: LinkValue {
  public static func value(ofLinkText text: String) -> Wrapped?? {
    Wrapped.value(ofLinkText: text).map { .some($0) }
  }

  public var linkText: String? { self?.linkText }

  public static var absent: Wrapped?? { .some(nil) }
}

/// A marker protocol for values that cannot be part of a path.
protocol OptionalLinkValue {}
extension Optional: OptionalLinkValue where Wrapped: LinkValue {}
