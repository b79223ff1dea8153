/// A store outside of the process, in which the servers of a site keep their sessions: one server takes
/// up what another one has kept, when that has ended or a browser comes to another one.
///
/// A session is held by one server at a time, by the one that took it up last. The states are sealed:
/// a store can neither read nor change them. All methods are called off the main actor, one after the
/// other but for ``take(_:for:)``.
///
/// ```swift
/// let server = WebServer(options: options) { session in
///   CalcotApp(AppCoordinator(), routes: .app, restoring: session.savedState)
/// }
/// server.keepSessions(in: PostgreSQLSessions(address))
/// ```
public protocol SessionKeeping: Sendable {
  /// Keeps the states of sessions in place of those before.
  ///
  /// - Returns: The identifiers of those that another server has taken up; their states are left as
  ///   they were.
  /// - Throws: An error if nothing could be kept; the site tries again.
  func keep(_ sessions: [KeptSession]) async throws -> Set<String>

  /// Takes a session up for this server: what other servers keep of it from then on is refused.
  ///
  /// - Parameter owner: Whom the session must belong to, as in ``KeptSession/owner``; otherwise it is
  ///   left alone.
  /// - Returns: What was kept last; `nil` if there is no such session. ``KeptSession/isFinal`` is
  ///   what it was, and is false from then on.
  func take(_ id: String, for owner: String) async throws -> TakenSession?

  /// Deletes sessions that have ended, unless another server has taken them up.
  func end(_ ids: [String]) async throws

  /// Says that this server, with all sessions that it holds, is there; called about once a minute.
  /// Deletes the sessions of servers that have not said so for a time.
  func refresh(forgettingAfter time: Duration) async throws
}

/// A session as a store keeps it.
public struct KeptSession: Equatable, Sendable {
  /// The identifier, which is the site's.
  public var id: String
  /// A text that stands for whom the session belongs to.
  public var owner: String
  /// A Boolean value that indicates whether its server has ended and does nothing more in it.
  public var isFinal: Bool
  /// The sealed state.
  public var state: [UInt8]

  /// Creates a session.
  public init(id: String, owner: String, isFinal: Bool, state: [UInt8]) {
    (self.id, self.owner, self.isFinal, self.state) = (id, owner, isFinal, state)
  }
}

/// A session that a server has taken up.
public struct TakenSession: Equatable, Sendable {
  /// What was kept last.
  public var session: KeptSession
  /// A Boolean value that indicates whether the same server has held it before.
  public var isOwn: Bool

  /// Creates a session that was taken up.
  public init(_ session: KeptSession, isOwn: Bool) { (self.session, self.isOwn) = (session, isOwn) }
}

/// Seals the states of sessions, so that nobody without the site's key can read or make one.
/// `WebServer` does it with its keys.
public protocol SessionSealer: Sendable {
  /// Returns the sealed bytes of a session.
  func seal(_ bytes: [UInt8], of id: String) -> [UInt8]
  /// Returns the bytes that were sealed; `nil` if they were sealed with another key, or for another
  /// session, or changed.
  func open(_ sealed: [UInt8], of id: String) -> [UInt8]?
}
