/// A network API that supplies launches.
///
/// A cancelled call throws ``LaunchesAPIError/cancelled`` and leaves nothing running.
public protocol LaunchesAPI: Sendable {
  /// Returns all launches, the oldest first.
  ///
  /// - Parameter version: The known version; nothing is sent if it is still current.
  func launches(
    unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]>

  /// Returns one launch, with its summary.
  func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail>
}

/// A server's version of a resource (RFC 9110, an entity tag).
public struct DataVersion: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The response of an API.
public enum Fetched<Value: Sendable>: Sendable {
  /// The known version is still current.
  case unchanged
  /// A new value, and its version on the server.
  case changed(Value, DataVersion?)
}

extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Codable where Value: Codable {}

/// A reason why a call of a ``LaunchesAPI`` failed.
public enum LaunchesAPIError: Error, Hashable, Codable, Sendable {
  /// The address does not answer.
  case unreachable
  /// No complete response came in time.
  case timedOut
  /// The response was cut off.
  case interrupted
  /// The server is overloaded or under maintenance, and may have sent a time to retry after.
  case busy(retryAfter: Duration?)
  /// The server rejected the request with this status.
  case rejected(status: Int)
  /// The response is invalid. The text describes the place and the fault.
  case garbage(String)
  /// The calling task was cancelled.
  case cancelled
}

extension LaunchesAPIError {
  /// A Boolean value that indicates whether the same call can succeed later.
  var isRetryable: Bool { self != .rejected(status: 404) }
}

/// Dependencies that include the API of launches.
public protocol HasLaunchesAPI {
  /// The API that supplies launches.
  var launchesAPI: any LaunchesAPI { get }
}
