/// A value that is rarely present. Without one it takes no more than a reference, while an optional
/// would reserve room for the value.
@propertyWrapper
package indirect enum Boxed<Value> {
  case none
  case some(Value)

  package init(wrappedValue: Value?) { self = wrappedValue.map { .some($0) } ?? .none }

  package var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = Boxed(wrappedValue: newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Sendable where Value: Sendable {}
