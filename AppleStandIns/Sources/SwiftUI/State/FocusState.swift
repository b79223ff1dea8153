/// The focused control. The user sets it as well as the app; "when focus leaves, the wrapped value
/// is set to nil or false".
///
/// https://developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value: Hashable>: InstalledProperty {
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    public var wrappedValue: Value {
      get { self.get() }
      nonmutating set { self.set(newValue) }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let box: StateBox<Value>

  public init() where Value == Bool { box = StateBox(false) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }

  func install(_ name: String, with pen: _Pen) { box.install(name, with: pen) }
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    changed { node in
      node.isFocused = condition.wrappedValue
      node.acts.focus = { condition.wrappedValue = true }
      node.acts.unfocus = { condition.wrappedValue = false }
    }
  }
}
