// Made by `calcot fakes`; do not edit.

import Foundation

/// A value with a lock.
@propertyWrapper
// NB: the value is used with the lock only.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }

  func withLock(_ change: (inout Value) -> Void) { lock.withLock { change(&value) } }
}
