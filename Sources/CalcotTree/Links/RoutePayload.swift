/// The values of a route, in order: an enum case's associated values, or the stored properties of
/// any other type.
struct RoutePayload {
  private var values: ArraySlice<Any>

  init(of route: some Route) {
    let mirror = Mirror(reflecting: route)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else {
      values = mirror.children.map(\.value)[...]
      return
    }
    let parts = Mirror(reflecting: payload)
    values = parts.displayStyle == .tuple ? parts.children.map(\.value)[...] : [payload]
  }

  mutating func next<Value>(_ type: Value.Type) throws(NoSuchValue) -> Value {
    guard let value = values.popFirst() as? Value else { throw NoSuchValue() }
    return value
  }
}
