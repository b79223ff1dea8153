#if PostgreSQL
  /// A pool of connections to one server. A connection is made when it is needed, and kept for the
  /// next caller. If all connections are in use, callers wait, and are served in the order in which
  /// they came.
  public actor PostgreSQLPool {
    private let address: PostgreSQLAddress
    private let most: Int
    private let longestTurn: Duration
    private var idle: [PostgreSQLConnection] = []
    private var served = 0
    private var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    private var lastID = 0

    /// Creates a pool without connecting.
    ///
    /// - Parameters:
    ///   - most: The most connections at a time.
    ///   - longestTurn: The longest wait of a caller for a connection that others use.
    public init(
      _ address: PostgreSQLAddress, most: Int = 8, longestTurn: Duration = .seconds(40)
    ) {
      self.address = address
      self.most = most
      self.longestTurn = longestTurn
    }

    /// Lends a connection for as long as `body` runs.
    ///
    /// - Throws: A ``PostgreSQLError``, `CancellationError`, and what `body` throws.
    public nonisolated func use<Value: Sendable>(
      _ body: @Sendable (PostgreSQLConnection) async throws -> Value
    ) async throws -> Value {
      let connection = try await borrow()
      do {
        let value = try await body(connection)
        await giveBack(connection, isGood: true)
        return value
      } catch {
        await giveBack(connection, isGood: !Self.isOfConnection(error))
        throw error
      }
    }

    /// Runs `body` in a transaction, which is rolled back if it throws. Connections that the server has
    /// closed meanwhile are replaced before it begins.
    ///
    /// - Parameter isReading: A Boolean value that indicates whether it only reads, and sees the
    ///   database at one moment.
    /// - Throws: What `body` throws, and a ``PostgreSQLError`` if nothing was committed: also where
    ///   `body` has ignored that a statement was refused.
    public nonisolated func transaction<Value: Sendable>(
      isReading: Bool = false, _ body: @Sendable (PostgreSQLConnection) async throws -> Value
    ) async throws -> Value {
      let begin = isReading ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN"
      let connection = try await begun(begin)
      do {
        let value = try await body(connection)
        try await connection.commit()
        await giveBack(connection, isGood: true)
        return value
      } catch {
        let isRolledBack = (try? await connection.run("ROLLBACK")) != nil
        // NB: what the connection has prepared may fit the schema no longer.
        await giveBack(connection, isGood: isRolledBack && !Self.isOfConnection(error))
        throw error
      }
    }

    private nonisolated static func isOfConnection(_ error: any Error) -> Bool {
      (error as? PostgreSQLError)?.isOfConnection ?? false
    }

    /// Asks the server for an answer.
    ///
    /// - Throws: A ``PostgreSQLError`` if the database cannot be used.
    public nonisolated func check() async throws { try await transaction(isReading: true) { _ in } }

    /// Closes the connections that nobody uses. The next use makes new ones.
    public func close() async {
      let closing = idle
      idle = []
      for connection in closing { await connection.close() }
    }

    /// The number of callers that have a connection or are getting one.
    public var usedCount: Int { served }

    /// The number of callers that wait for a connection that others use.
    public var waitingCount: Int { waiting.count }

    private nonisolated func begun(_ begin: String) async throws -> PostgreSQLConnection {
      while true {
        let (connection, isNew) = try await borrowed()
        do {
          try await connection.run(begin)
          return connection
        } catch {
          await giveBack(connection, isGood: false)
          // NB: a server that was restarted has closed all that were idle, one after the other.
          if isNew { throw error }
        }
      }
    }

    private nonisolated func borrow() async throws -> PostgreSQLConnection {
      try await borrowed().connection
    }

    private func borrowed() async throws -> (connection: PostgreSQLConnection, isNew: Bool) {
      if served < most { served += 1 } else { try await waitForTurn() }
      do {
        try Task.checkCancellation()
        while let connection = idle.popLast() {
          if await connection.isOpen { return (connection, false) }
        }
        return (try await .connect(to: address), true)
      } catch {
        endTurn()
        throw error
      }
    }

    private func giveBack(_ connection: PostgreSQLConnection, isGood: Bool) async {
      if isGood, await connection.isIdle {
        idle.append(connection)
      } else {
        await connection.close()
      }
      endTurn()
    }

    private func waitForTurn() async throws {
      lastID += 1
      let id = lastID
      let limit = Task {
        try await Task.sleep(for: longestTurn)
        giveUp(id)
      }
      let isTurn = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if Task.isCancelled { return continuation.resume(returning: false) }
          waiting.append((id, continuation))
        }
      } onCancel: {
        Task { await self.giveUp(id) }
      }
      limit.cancel()
      guard !isTurn else { return }
      try Task.checkCancellation()
      throw PostgreSQLError.unreachable("all connections are in use")
    }

    private func giveUp(_ id: Int) {
      guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
      waiting.remove(at: index).continuation.resume(returning: false)
    }

    /// Passes the caller's turn on to the first caller that waits, so that no other caller takes it
    /// in between.
    private func endTurn() {
      if waiting.isEmpty {
        served -= 1
      } else {
        waiting.removeFirst().continuation.resume(returning: true)
      }
    }
  }
#endif
