/// "SwiftUI manages the property's storage. When the value changes, SwiftUI updates the parts of
/// the view hierarchy that depend on the value."
///
/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: InstalledProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox(value) }
  public init(initialValue value: Value) { box = StateBox(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(uncheckedGet: { [box] in box.value }, set: { [box] in box.value = $0 })
  }

  func install(_ name: String, with pen: _Pen) { box.install(name, with: pen) }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
