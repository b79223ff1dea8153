/// "A property wrapper type that can read and write a value owned by a source of truth."
///
/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(uncheckedGet get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // NB: both kinds of closure are called alike; SwiftUI also calls them where the binding is
    // used.
    self.init(
      uncheckedGet: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      set: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(uncheckedGet: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { self.get() }
    nonmutating set { self.set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      uncheckedGet: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

// NB: as SwiftUI declares it; whoever uses a binding on another thread is responsible for that.
extension Binding: @unchecked Sendable where Value: Sendable {}
