/// A store outside of the process, in which the servers of a site keep their sessions. When a
/// server has ended, or a browser comes to another one, that server takes up the session from the
/// store.
///
/// One server holds a session at a time: the one that took it up last. The states are sealed: a
/// store can neither read nor change them. All methods are called off the main actor, one after
/// another except for ``take(_:for:)``.
///
/// ```swift
/// let server = WebServer(options: options) { session in
///   CalcotApp(AppCoordinator(), routes: .app, restoring: session.savedState)
/// }
/// server.keepSessions(in: PostgreSQLSessions(address))
/// ```
public protocol SessionKeeping: Sendable {
  /// Replaces the stored states of sessions.
  ///
  /// - Returns: The identifiers of the sessions that another server has taken up; their states are
  ///   not replaced.
  /// - Throws: An error if nothing could be stored; the site tries again.
  func keep(_ sessions: [KeptSession]) async throws -> Set<String>

  /// Takes a session up for this server; states that other servers write from then on are refused.
  ///
  /// - Parameter owner: The required owner, as in ``KeptSession/owner``; a session of another owner
  ///   is left alone.
  /// - Returns: The last stored state; `nil` if there is no such session. ``KeptSession/isFinal``
  ///   is the stored value, and the store sets it to false.
  func take(_ id: String, for owner: String) async throws -> TakenSession?

  /// Deletes sessions that have ended, unless another server has taken them up. For some minutes a
  /// server that had held one before has lost it, as if it had been taken up.
  func end(_ ids: [String]) async throws

  /// Records that this server, with all sessions that it holds, is running; called about once a
  /// minute. Deletes the sessions of servers that have not been heard from for a time.
  ///
  /// - Returns: The number of sessions that the store has of this server. If it is lower than
  ///   expected, since the store has lost some, the site stores all of them again.
  func refresh(forgettingAfter time: Duration) async throws -> Int
}

/// A session as a store keeps it.
public struct KeptSession: Equatable, Sendable {
  /// The identifier, given by the site.
  public var id: String
  /// A text that stands for the owner of the session.
  public var owner: String
  /// A Boolean value that indicates whether its server has shut down and handles no more of its
  /// events.
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
  /// The last stored state.
  public var session: KeptSession
  /// A Boolean value that indicates whether the same server held it before.
  public var isOwn: Bool

  /// Creates a session that has been taken up.
  public init(_ session: KeptSession, isOwn: Bool) { (self.session, self.isOwn) = (session, isOwn) }
}

/// Seals the states of sessions, so that nobody without the site's keys can read or forge one.
/// `WebServer` provides one with its own keys.
public protocol SessionSealer: Sendable {
  /// Returns the sealed state of the session with an identifier.
  func seal(_ bytes: [UInt8], of id: String) -> [UInt8]
  /// Returns the unsealed state; `nil` if it was sealed with another key or for another session, or
  /// has been changed.
  func open(_ sealed: [UInt8], of id: String) -> [UInt8]?
}
