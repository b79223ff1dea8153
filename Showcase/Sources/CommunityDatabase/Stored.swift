package import Groups

/// The result of a change, with the notification for observers.
package struct Stored<Value: Sendable>: Sendable {
  package let value: Value
  /// The change to announce; nil if nothing changed.
  package let change: GroupChange?

  /// A Boolean value that indicates whether the change affects only people, not their groups.
  package let isOfPeople: Bool

  package init(_ value: Value, _ change: GroupChange?) {
    self.value = value
    self.change = change
    isOfPeople = false
  }

  /// Creates the result of a change of people only, which the observers of groups are not notified
  /// of.
  package init(ofPeople value: Value) {
    self.value = value
    change = nil
    isOfPeople = true
  }
}
