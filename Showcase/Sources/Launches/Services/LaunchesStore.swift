public import Foundation

/// A store that keeps launches for use without a network.
///
/// A cancelled call throws ``LaunchesStoreError/cancelled``.
public protocol LaunchesStore: Sendable {
  /// Returns the last stored list; nil if there is none.
  func launches() async throws(LaunchesStoreError) -> Kept<[Launch]>?
  /// Stores a list in place of the one before.
  func keep(_ launches: Kept<[Launch]>) async throws(LaunchesStoreError)
  /// Records that the stored list was still current at `date`. Without a list it does nothing.
  func confirmLaunches(at date: Date) async throws(LaunchesStoreError)
  /// Returns the stored details of one launch; nil if there are none.
  func launch(_ id: Launch.ID) async throws(LaunchesStoreError) -> Kept<LaunchDetail>?
  /// Stores one launch in place of its former details.
  func keep(_ detail: Kept<LaunchDetail>) async throws(LaunchesStoreError)
  /// Returns the number of launches whose details are stored.
  func detailCount() async throws(LaunchesStoreError) -> Int
  /// Deletes the stored details of every launch. The list stays.
  func deleteDetails() async throws(LaunchesStoreError)
}

/// A stored value that was fetched from a server.
public struct Kept<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// The version of the value on the server.
  public let version: DataVersion?
  /// The time at which the server last confirmed that the value is current.
  public let date: Date

  /// Creates a stored value that was current at `date`.
  public init(_ value: Value, version: DataVersion?, date: Date) {
    self.value = value
    self.version = version
    self.date = date
  }
}

extension Kept: Equatable where Value: Equatable {}
extension Kept: Codable where Value: Codable {}

/// A reason why a call of a ``LaunchesStore`` failed.
public enum LaunchesStoreError: Error, Hashable, Codable, Sendable {
  /// The store cannot be used. The text describes the reason.
  case unavailable(String)
  /// The calling task was cancelled.
  case cancelled
}

/// Dependencies that include the store of launches.
public protocol HasLaunchesStore {
  /// The store of launches.
  var launchesStore: any LaunchesStore { get }
  /// A Boolean value that indicates whether the store is a server's, so that what it keeps cannot be
  /// read offline.
  var isLaunchesStoreOfServer: Bool { get }
}

extension HasLaunchesStore {
  public var isLaunchesStoreOfServer: Bool { false }
}
