internal import Groups

/// What a change has come to, and what observers are told of it.
struct Stored<Value: Sendable>: Sendable {
  let value: Value
  /// Nil when all was as it should be already.
  let change: GroupChange?

  init(_ value: Value, _ change: GroupChange?) {
    self.value = value
    self.change = change
  }
}
