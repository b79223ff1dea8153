/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private let box: EnvironmentBox<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = EnvironmentBox { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { box.value ?? box.read(EnvironmentValues()) }

  func install(_ name: String, with pen: _Pen) { box.value = box.read(pen.environment) }
}

private final class EnvironmentBox<Value> {
  let read: (EnvironmentValues) -> Value
  var value: Value?

  init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    environed { values, _ in values[keyPath: keyPath] = value }
  }
}
