internal import Calcot
package import CalcotPostgreSQL
public import CommunityDatabase
internal import Foundation
public import Groups
public import People

/// Groups and people in a PostgreSQL database, which many servers share.
///
/// The schema is made, and brought up to date, at the first call. Only one write of a server is under
/// way at a time. A change on another server is told here by LISTEN and NOTIFY: observers are notified
/// that everything may be different, also when the connection that listens was lost meanwhile.
public final class PostgreSQLCommunity: CommunityStore {
  let changes = CommunityChanges()
  private let address: PostgreSQLAddress
  private let seed: GroupSeed
  package let pool: PostgreSQLPool
  /// Marks the notifications of this server.
  private let server = UUID().uuidString
  private var preparing: Task<Void, any Error>?
  private var listening: Task<Void, Never>?

  /// Creates a store of a database, without reaching it.
  ///
  /// - Parameters:
  ///   - address: The database.
  ///   - seed: The contents of a new database; an existing one is left as it is.
  package init(_ address: PostgreSQLAddress, seed: GroupSeed = .community) {
    self.address = address
    self.seed = seed
    pool = PostgreSQLPool(address)
  }

  deinit { listening?.cancel() }

  public var groups: any GroupRepository { PostgreSQLGroupRepository(self) }

  public var people: any PeopleRepository { PostgreSQLPeopleRepository(self) }

  /// Connects, and makes the schema or brings it up to date, so that the database can be used.
  ///
  /// - Throws: A `PostgreSQLError`, or `CancellationError`.
  package func prepare() async throws {
    let preparing =
      preparing
      ?? Task { [pool, seed] in
        try await PostgreSQLMigrations.community(seed: seed).run(on: pool)
        // NB: before the first read, or a change between the two would not be heard of.
        try await self.listen()
      }
    self.preparing = preparing
    do {
      try await preparing.value
    } catch {
      if self.preparing == preparing { self.preparing = nil }
      throw error
    }
  }

  public func insert(
    people: [GroupSeed.Person], groups: [GroupSeed.Entry]
  ) async throws(CommunityInsertError) {
    let insertion = try CommunityInsertion(people: people, groups: groups)
    do {
      try await write { db in
        try await db.insert(insertion)
        return Stored((), insertion.change)
      }
    } catch let error as CommunityInsertError {
      throw error
    } catch {
      throw .store(GroupRepositoryError(postgreSQL: error))
    }
  }

  public func contents() async throws(GroupRepositoryError) -> GroupSeed {
    do {
      return try await read { db in try await db.contents() }
    } catch {
      throw GroupRepositoryError(postgreSQL: error)
    }
  }

  public func close() async {
    await changes.settle()
    listening?.cancel()
    listening = nil
    preparing = nil
    await pool.close()
  }

  /// Reads in one transaction, and repeats the read if observers were notified of changes
  /// meanwhile.
  func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (PostgreSQLConnection) async throws -> Value
  ) async throws -> Value {
    try await prepare()
    return try await changes.read { try await pool.transaction(isReading: true, fetch) }
  }

  /// Writes in one transaction, with which the other servers are notified, and notifies observers
  /// before it returns.
  func write<Value: Sendable>(
    _ update: @escaping @Sendable (PostgreSQLConnection) async throws -> Stored<Value>
  ) async throws -> Value {
    try await changes.write { [self, pool, server] in
      try await prepare()
      return try await pool.transaction { db in
        let stored = try await update(db)
        if let notice = ChangeNotice(stored, by: server) {
          try await db.query(
            "SELECT pg_notify($1, $2)", [.text(ChangeNotice.channel), .text(notice.payload)])
        }
        return stored
      }
    }
  }

  /// Listens for the changes of other servers from now on; returns when it does.
  private func listen() async throws {
    guard listening == nil else { return }
    let listener = PostgreSQLListener(address, channel: ChangeNotice.channel)
    try await withCheckedThrowingContinuation { (began: CheckedContinuation<Void, any Error>) in
      listening = Task { [weak self] in
        var began: CheckedContinuation<Void, any Error>? = began
        for await _ in listener.news {
          for event in listener.heard() {
            switch event {
            case .began:
              if began == nil { self?.changes.tellOfOthers(.everything) }
              began.take()?.resume()
            case .lost(let error):
              guard let waiting = began.take() else { continue }
              self?.listening = nil
              return waiting.resume(throwing: error)
            case .notified(let payloads):
              self?.take(payloads.compactMap(ChangeNotice.init(payload:)))
            case .missed: self?.changes.tellOfOthers(.everything)
            }
          }
        }
        began?.resume(throwing: CancellationError())
      }
    }
  }

  /// NB: what is told is that something is different, and not what, because the changes of two
  /// servers can arrive in another order than that of their commits; whoever reads has the truth.
  private func take(_ notices: [ChangeNotice]) {
    let foreign = notices.filter { $0.server != server }
    if foreign.contains(where: { !$0.isOfPeople }) { return changes.tellOfOthers(.everything) }
    if !foreign.isEmpty { changes.tellOfOthers(.people) }
  }
}
