public import CalcotTree

/// A piece of work that the app waits for the host to do. At most one request is open at a time,
/// and none while a dialog is shown; while one is open, the app's screens cannot be used.
///
/// A host carries it out or lets the user do so, and reports the result with
/// ``HostInput/reply(_:to:)``. When the next ``HostUpdate`` has another request or none, the
/// request is withdrawn and the host removes its interface for it.
public struct HostRequest: Equatable, Sendable, Identifiable {
  /// The identity of the request.
  public let id: HostRequestID
  /// The work to do.
  public let work: HostWork
  /// The screen that made the request; when it leaves the tree, the request is withdrawn.
  public let owner: ScreenID?

  package init(
    id: HostRequestID, work: HostWork, owner: ScreenID?
  ) {
    self.id = id
    self.work = work
    self.owner = owner
  }
}

/// The identifier of a host request. Numbers increase and are never reused.
public struct HostRequestID: RawRepresentable, Hashable, Codable, Sendable,
  CustomStringConvertible
{
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "host request \(rawValue)" }
}

/// The result of a host request.
public enum HostReply: Hashable, Codable, Sendable {
  /// The work was done.
  case done
  /// The user picked these files.
  case picked([PickedFile])
  /// The user cancelled the work.
  case cancelled
  /// The host failed; the text gives the reason.
  case failed(String)
}
