import Calcot

/// The sample values for the parameters of an app's routes.
///
/// ```swift
/// SampleValues(Group.ID(rawValue: 2), Person.ID(rawValue: 1))
/// ```
///
/// A parameter whose type is `CaseIterable` or an enum needs no value: all its cases are used. A
/// type may have several values. A value may also be a route, which then is the only sample of its
/// case.
public struct SampleValues: Sendable {
  private var values: [ObjectIdentifier: [any Sendable]] = [:]

  /// Creates samples of these values, each for the parameters of exactly its type.
  public init<each Value: Sendable>(_ values: repeat each Value) {
    repeat add(each values)
  }

  private mutating func add<Value: Sendable>(_ value: Value) {
    values[ObjectIdentifier(Value.self), default: []].append(value)
  }

  /// Returns the values of a type, in order.
  func values<Value>(of type: Value.Type) -> [Value] {
    let known = (values[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Value }
    guard known.isEmpty else { return known }
    if type is Bool.Type { return [false, true].compactMap { $0 as? Value } }
    return (type as? any CaseIterable.Type).map { Self.cases(of: $0) } ?? []
  }

  private static func cases<Value, Cases: CaseIterable>(of type: Cases.Type) -> [Value] {
    type.allCases.compactMap { $0 as? Value }
  }
}
