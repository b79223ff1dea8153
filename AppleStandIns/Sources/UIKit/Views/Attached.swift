/// Values that an extension stores for objects of another file's class, for their lifetime.
@MainActor
struct Attached<Value> {
  private struct Entry {
    weak var owner: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(owner: AnyObject) -> Value? {
    get {
      let entry = entries[ObjectIdentifier(owner)]
      return entry?.owner === owner ? entry?.value : nil
    }
    set {
      entries = entries.filter { $0.value.owner != nil }
      entries[ObjectIdentifier(owner)] = newValue.map { Entry(owner: owner, value: $0) }
    }
  }
}
