/// A value that few have: without one it takes no more than a reference, where an optional would have
/// room for it.
@propertyWrapper
package indirect enum Rare<Value> {
  case none
  case some(Value)

  package init(wrappedValue: Value?) { self = wrappedValue.map { .some($0) } ?? .none }

  package var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}

extension Rare: Equatable where Value: Equatable {}
extension Rare: Sendable where Value: Sendable {}
