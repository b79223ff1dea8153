/// "Creates bindings to the mutable properties of an observable object."
///
/// https://developer.apple.com/documentation/swiftui/bindable
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  init(checked value: Value) { wrappedValue = value }

  // NB: declared as in SwiftUI; it lets a view's memberwise initializer take the object itself.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.init(checked: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(checked: wrappedValue) }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      uncheckedGet: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
