/// What a flow gives to whoever started it, exactly once.
public enum FlowResult<Value: Sendable>: Sendable {
  /// The flow has come to its end with this.
  case value(Value)
  /// It was left, dismissed, or torn down with the flow around it or with the app.
  case cancelled

  /// The value, if there is one.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The same with another value.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> FlowResult<Other> {
    switch self {
    case .value(let value): .value(try transform(value))
    case .cancelled: .cancelled
    }
  }
}

extension FlowResult: Equatable where Value: Equatable {}
