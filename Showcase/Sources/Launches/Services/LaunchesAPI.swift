/// Where launches come from: an API that is asked over the network.
///
/// A call that is cancelled throws ``LaunchesAPIError/cancelled`` and leaves nothing running.
public protocol LaunchesAPI: Sendable {
  /// All launches, the oldest first.
  ///
  /// - Parameter version: what is known already; nothing is sent if that is still the newest.
  func launches(
    unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<[Launch]>

  /// One launch, with the words about it.
  func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail>
}

/// What a server calls a state of what it serves (RFC 9110, an entity tag).
public struct DataVersion: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What an API has sent.
public enum Fetched<Value: Sendable>: Sendable {
  /// What is known already is still the newest.
  case unchanged
  /// Something else, and what the server calls it.
  case changed(Value, DataVersion?)
}

extension Fetched: Equatable where Value: Equatable {}

/// Why a ``LaunchesAPI`` could not give what it was asked for.
public enum LaunchesAPIError: Error, Hashable, Sendable {
  /// Nobody answers at the address.
  case unreachable
  /// No whole answer came in time.
  case timedOut
  /// The answer broke off.
  case interrupted
  /// The server is overloaded or under repair; it may have said when to come again.
  case busy(retryAfter: Duration?)
  /// The server does not give what was asked for, by this status.
  case rejected(status: Int)
  /// The answer is none that is understood; the text says where and why.
  case garbage(String)
  /// The task that asked was cancelled.
  case cancelled
}

/// Dependencies that include the API of launches.
public protocol HasLaunchesAPI {
  /// Where launches come from.
  var launchesAPI: any LaunchesAPI { get }
}
