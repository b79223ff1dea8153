/// The result of a flow, delivered exactly once.
public enum FlowResult<Value: Sendable>: Sendable {
  /// The flow ended with this value.
  case value(Value)
  /// The flow was left, dismissed, or ended with its parent flow or with the app.
  case cancelled

  /// The value, if there is one.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Returns the result with a transformed value.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> FlowResult<Other> {
    switch self {
    case .value(let value): .value(try transform(value))
    case .cancelled: .cancelled
    }
  }
}

extension FlowResult: Equatable where Value: Equatable {}
