internal import Groups

/// What a change has come to, and what observers are told of it.
struct Stored<Value: Sendable>: Sendable {
  let value: Value
  /// Nil when all was as it should be already.
  let change: GroupChange?

  /// Whether it was about people only, and not about the groups that they are in.
  let isOfPeople: Bool

  init(_ value: Value, _ change: GroupChange?) {
    self.value = value
    self.change = change
    isOfPeople = false
  }

  /// A change of people only, of which the observers of groups are not told.
  init(ofPeople value: Value) {
    self.value = value
    change = nil
    isOfPeople = true
  }
}
