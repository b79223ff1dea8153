import Foundation

/// A value of the server as far as it is known: first the version that was kept, then the current
/// one.
struct Known<Value: Sendable>: Sendable {
  private var newest: Kept<Value>?
  /// The error of the last fetch; nil if it succeeded, or if none has ended.
  private(set) var problem: LaunchesAPIError?
  /// A Boolean value that indicates whether a fetch is under way.
  private(set) var isLoading = false
  /// A Boolean value that indicates whether the last fetch has succeeded.
  private(set) var isCurrent = false

  /// The newest version that is known.
  var value: Value? { newest?.value }
  /// The time at which the value was current, if the last fetch has failed.
  var age: Date? { problem == nil ? nil : newest?.date }

  /// Makes the version that was kept the value, unless a newer one is known.
  mutating func fallBack(to kept: Kept<Value>?) { newest = newest ?? kept }

  mutating func beginLoading() { isLoading = true }

  mutating func endLoading(with fetched: Kept<Value>) {
    (newest, problem, isLoading, isCurrent) = (fetched, nil, false, true)
  }

  /// Ends a fetch with an error, which changes nothing if the fetch was cancelled.
  mutating func endLoading(with error: LaunchesAPIError) {
    isLoading = false
    if error != .cancelled { (problem, isCurrent) = (error, false) }
  }
}
