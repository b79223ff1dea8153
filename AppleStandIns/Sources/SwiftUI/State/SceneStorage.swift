/// A value that a scene stores for its restoration. "The system makes no guarantees about when and
/// how often the data will be persisted."
///
/// The values of a scene are in `SwiftUIScreen.sceneStorage`.
///
/// https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper
public struct SceneStorage<Value>: InstalledProperty {
  private let key: String
  private let box: SceneBox<Value>

  private init(
    _ value: Value, _ key: String, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
  ) {
    self.key = key
    box = SceneBox(value, key, read, write)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(uncheckedGet: { [box] in box.value }, set: { [box] in box.value = $0 })
  }

  func install(_ name: String, with pen: _Pen) { box.store = pen.screen.store }

  private init<Wrapped>(optional key: String, _: Wrapped.Type) where Value == Wrapped? {
    self.init(nil, key, read: { ($0 as? Wrapped).map { .some($0) } }, write: { $0 })
  }
  public init(_ key: String) where Value == Data? { self.init(optional: key, Data.self) }
}

/// The values of one scene.
// NB: used on the main actor only.
final class SceneStore: @unchecked Sendable {
  var values: [String: Any] = [:] { didSet { changes.markState() } }
  let changes: Changes

  init(_ changes: Changes) { self.changes = changes }
}

// NB: used only where the view is: on the main actor.
private final class SceneBox<Value>: @unchecked Sendable {
  let initial: Value
  let key: String
  let read: (Any) -> Value?
  let write: (Value) -> Any?
  var store: SceneStore?

  init(
    _ initial: Value, _ key: String, _ read: @escaping (Any) -> Value?,
    _ write: @escaping (Value) -> Any?
  ) {
    (self.initial, self.key, self.read, self.write) = (initial, key, read, write)
  }

  var value: Value {
    get { (store?.values[key]).flatMap(read) ?? initial }
    set { store?.values[key] = write(newValue) }
  }
}
