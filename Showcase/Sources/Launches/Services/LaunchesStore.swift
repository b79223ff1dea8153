public import Foundation

/// Keeps launches, so that they can be read without a network.
///
/// A call that is cancelled throws ``LaunchesStoreError/cancelled``.
public protocol LaunchesStore: Sendable {
  /// The list that was kept last; nil for none.
  func launches() async throws(LaunchesStoreError) -> Kept<[Launch]>?
  /// Keeps a list in place of the one before.
  func keep(_ launches: Kept<[Launch]>) async throws(LaunchesStoreError)
  /// Says that the list that is kept was still the newest at `date`. Without one it does nothing.
  func confirmLaunches(at date: Date) async throws(LaunchesStoreError)
  /// What was kept of one launch; nil for nothing.
  func launch(_ id: Launch.ID) async throws(LaunchesStoreError) -> Kept<LaunchDetail>?
  /// Keeps one launch in place of what was kept of it.
  func keep(_ detail: Kept<LaunchDetail>) async throws(LaunchesStoreError)
}

/// Something that was fetched once.
public struct Kept<Value: Sendable>: Sendable {
  public let value: Value
  /// What the server calls it.
  public let version: DataVersion?
  /// When the server last said that it is the newest.
  public let date: Date

  /// What was the newest at `date`.
  public init(_ value: Value, version: DataVersion?, date: Date) {
    self.value = value
    self.version = version
    self.date = date
  }
}

extension Kept: Equatable where Value: Equatable {}

/// Why a ``LaunchesStore`` could not do what it was asked.
public enum LaunchesStoreError: Error, Hashable, Sendable {
  /// The store cannot be used; the text says why.
  case unavailable(String)
  /// The task that asked was cancelled.
  case cancelled
}

/// Dependencies that include the store of launches.
public protocol HasLaunchesStore {
  /// What keeps launches.
  var launchesStore: any LaunchesStore { get }
}
