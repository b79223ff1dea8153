/// One piece of work that waits for the host, as part of what it is told. At most one is open at a
/// time, and none while a dialog is shown; while it is, the app's screens cannot be used.
///
/// A host carries it out or lets the user do so, and says with ``HostInput/reply(_:to:)`` what came
/// of it. When the next ``HostUpdate`` has another one or none, nobody waits for it any more, and the
/// host takes away what it shows for it.
public struct HostRequest: Equatable, Sendable, Identifiable {
  public let id: HostRequestID
  public let work: HostWork
  /// The screen that asked; when it leaves the tree, the request is withdrawn.
  public let owner: ScreenID?

  package init(
    id: HostRequestID, work: HostWork, owner: ScreenID?
  ) {
    self.id = id
    self.work = work
    self.owner = owner
  }
}

/// One request to the host. Numbers are given in order and never used again.
public struct HostRequestID: RawRepresentable, Hashable, Codable, Sendable,
  CustomStringConvertible
{
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public var description: String { "host request \(rawValue)" }
}

/// What came of a piece of work.
public enum HostReply: Hashable, Codable, Sendable {
  /// It was done.
  case done
  /// The user has picked these.
  case picked([PickedFile])
  /// The user has left it without doing it.
  case cancelled
  /// The host could not do it; the text says why.
  case failed(String)
}
