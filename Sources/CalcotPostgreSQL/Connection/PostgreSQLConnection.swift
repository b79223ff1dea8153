#if PostgreSQL
  internal import CPostgreSQL
  internal import Foundation

  /// A connection to a PostgreSQL server, by libpq's functions that do not block.
  ///
  /// One caller at a time uses it, and gets it from a ``PostgreSQLPool``. It works on a queue of
  /// its own, and blocks no thread while it waits for the server.
  public actor PostgreSQLConnection {
    private let executor = QueueExecutor("calcot.postgresql")
    private let handle: Handle
    private let address: PostgreSQLAddress
    /// The longest wait for the server while it carries out a statement.
    private let longestWait: Duration
    /// The names of the prepared statements, by their texts.
    private var statements: [String: String] = [:]
    /// The number of prepared statements at which all are given up.
    private static let mostStatements = 500
    /// Counts the beginnings and the ends of queries.
    private var queries = 0
    /// The number of waits for the server that are under way.
    private var waits = 0

    /// The longest wait for the server to give a statement up.
    private static let longestCancelling = Duration.seconds(5)

    /// The connection's own queue.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// A connection of libpq's, which is closed with the object.
    private final class Handle: Sendable {
      // NB: used on the actor's queue only, and freed after its last use.
      nonisolated(unsafe) var connection: OpaquePointer?

      deinit { PQfinish(connection) }
    }

    /// A notification of another connection.
    public struct Notification: Sendable {
      /// The text that the other connection has sent.
      public let payload: String
    }

    private init(to address: PostgreSQLAddress, _ longestWait: Duration) {
      (self.address, self.longestWait) = (address, longestWait)
      handle = Handle()
    }

    // MARK: Connecting

    /// Connects to a server.
    ///
    /// - Parameter longestWait: The longest wait for the server while it carries out a statement,
    ///   after which the connection is closed; a little longer than the server lets one run.
    /// - Throws: A ``PostgreSQLError``, or `CancellationError`.
    public static func connect(
      to address: PostgreSQLAddress, within limit: Duration = .seconds(10),
      longestWait: Duration = .seconds(40)
    ) async throws -> PostgreSQLConnection {
      let connection = PostgreSQLConnection(to: address, longestWait)
      try await connection.start(until: .now + limit)
      return connection
    }

    private func start(until end: ContinuousClock.Instant) async throws {
      let parameters = Array(
        Self.defaults.merging(address.parameters) { _, own in own }
          .merging(["client_encoding": "UTF8"]) { _, fixed in fixed })
      let connection = Self.withTexts(parameters.map(\.key)) { keywords in
        Self.withTexts(parameters.map(\.value)) { PQconnectStartParams(keywords, $0, 0) }
      }
      handle.connection = connection
      guard let connection, PQstatus(connection) != CONNECTION_BAD else { throw failure() }
      // NB: only in this form a refused connection says its SQLSTATE.
      PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
      PQsetNoticeProcessor(connection, { _, _ in }, nil)
      var polling = PGRES_POLLING_WRITING
      while polling != PGRES_POLLING_OK {
        guard polling != PGRES_POLLING_FAILED else { throw failure() }
        let interest =
          polling == PGRES_POLLING_READING ? SocketReadiness.Interest.reading : .writing
        let isReady = await SocketReadiness.wait(
          for: interest, on: PQsocket(connection), within: ContinuousClock.now.duration(to: end))
        try Task.checkCancellation()
        guard isReady else { throw PostgreSQLError.unreachable("no answer within the time") }
        polling = PQconnectPoll(connection)
      }
      PQsetnonblocking(connection, 1)
    }

    /// The options of libpq that an address may replace: a server behind a cut network is
    /// noticed, no statement waits for another one's locks for long, and a program that hangs within a
    /// transaction does not hold them for ever.
    private static let defaults = [
      "application_name": "calcot", "keepalives_idle": "5", "keepalives_interval": "2",
      "keepalives_count": "3", "tcp_user_timeout": "10000",
      "options": """
      -c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=30s
      """,
    ]

    /// A Boolean value that indicates whether the connection can still be used.
    public var isOpen: Bool { PQstatus(handle.connection) == CONNECTION_OK }

    /// A Boolean value that indicates whether the connection can be used, and no transaction is open.
    var isIdle: Bool { isOpen && PQtransactionStatus(handle.connection) == PQTRANS_IDLE }

    /// Closes the connection; whoever waits for the server then gets an error.
    public func close() {
      // NB: the system still watches the socket of a wait, which ends with this.
      guard waits == 0 else { return cutOff() }
      PQfinish(handle.connection)
      handle.connection = nil
    }

    // MARK: Statements

    /// Carries out a statement, which is prepared the first time, and returns its rows.
    ///
    /// If the task is cancelled, the server is asked to give the statement up.
    ///
    /// - Throws: A ``PostgreSQLError``, or `CancellationError` if the statement was given up.
    @discardableResult
    public func query(
      _ sql: String, _ values: [PostgreSQLValue] = []
    ) async throws -> PostgreSQLRows {
      try Task.checkCancellation()
      let cancel = CancelRequest(handle.connection)
      queries += 1
      let query = queries
      let result: Result<PostgreSQLRows, any Error> = await withTaskCancellationHandler {
        do { return .success(try await prepared(sql, values)) } catch { return .failure(error) }
      } onCancel: {
        cancel.send()
        Task.detached { [weak self] in
          try await Task.sleep(for: Self.longestCancelling)
          await self?.cutOff(query)
        }
      }
      queries += 1
      // NB: a request that is still on its way would stop the next statement instead.
      if isOpen, await !cancel.settle(within: Self.longestCancelling) { close() }
      do { return try result.get() } catch PostgreSQLError.refused(let reason) {
        if reason.state == .queryCanceled, Task.isCancelled { throw CancellationError() }
        throw PostgreSQLError.refused(reason)
      }
    }

    /// Ends the connection if it still carries out a query, as that of a server that hangs: the query
    /// then throws.
    private func cutOff(_ query: Int) {
      if query == queries { cutOff() }
    }

    private func cutOff() {
      guard let connection = handle.connection else { return }
      _ = shutdown(PQsocket(connection), Int32(SHUT_RDWR))
    }

    /// Carries out one or more statements without values, whether the task is cancelled or not, and
    /// returns the rows of the last one.
    @discardableResult
    func run(_ sql: String) async throws -> PostgreSQLRows {
      try check(PQsendQuery(handle.connection, sql))
      return try await result()
    }

    /// Commits the transaction.
    ///
    /// - Throws: A ``PostgreSQLError``, also if the server refused a statement of the transaction
    ///   and the caller ignored that error: the server then rolls the transaction back without
    ///   reporting a failure.
    func commit() async throws {
      let tag = try await run("COMMIT").tag
      guard tag == "COMMIT" else {
        throw PostgreSQLError.refused(
          .init(
            state: .inFailedTransaction,
            message:
              "the transaction was taken back (\(tag)), because one of its statements was refused"
          ))
      }
    }

    private func prepared(_ sql: String, _ values: [PostgreSQLValue]) async throws -> PostgreSQLRows
    {
      let name = try await name(of: sql, values.map(\.kind.rawValue))
      let bytes = values.map(\.bytes)
      let sent = Self.withBytes(bytes) { pointers in
        PQsendQueryPrepared(
          handle.connection, name, Int32(values.count), pointers,
          bytes.map { Int32($0?.count ?? 0) }, bytes.map { _ in 1 }, 1)
      }
      try check(sent)
      return try await result()
    }

    private func name(of sql: String, _ types: [UInt32]) async throws -> String {
      // NB: values are binary, so a statement is only for the types with which it was prepared.
      let key = "\(types) \(sql)"
      if let name = statements[key] { return name }
      // NB: a program that writes numbers or names into its texts would fill the server's memory.
      if statements.count == Self.mostStatements {
        try await run("DEALLOCATE ALL")
        statements = [:]
      }
      let name = "s\(statements.count)"
      try check(PQsendPrepare(handle.connection, name, sql, Int32(types.count), types))
      _ = try await result()
      statements[key] = name
      return name
    }

    /// Waits for the result of what was sent.
    private func result() async throws -> PostgreSQLRows {
      try await flush()
      var rows = PostgreSQLRows(rows: [], count: 0, tag: "")
      var reason: PostgreSQLError?
      while let result = try await nextResult() {
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: rows = PostgreSQLRows(result)
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH:
          // NB: libpq returns it again and again until somebody has copied.
          close()
          throw PostgreSQLError.refused(
            .init(state: .statementIsStale, message: "COPY to or from a program is not supported"))
        default: reason = reason ?? .refused(.init(result))
        }
      }
      if let reason {
        guard isOpen else { throw failure() }
        throw reason
      }
      return rows
    }

    private func flush() async throws {
      while true {
        let rest = PQflush(handle.connection)
        if rest == 0 { return }
        try check(rest == 1 ? 1 : 0)
        // NB: a server that waits for its own answer to be read takes nothing.
        try await waitUncancelled(for: .both)
        try check(PQconsumeInput(handle.connection))
      }
    }

    private func nextResult() async throws -> OpaquePointer? {
      while PQisBusy(handle.connection) == 1 {
        try await waitUncancelled(for: .reading)
        try check(PQconsumeInput(handle.connection))
      }
      return PQgetResult(handle.connection)
    }

    // NB: the answer to a cancelled statement has to be read all the same.
    private func waitUncancelled(for interest: SocketReadiness.Interest) async throws {
      let (socket, limit) = (PQsocket(handle.connection), longestWait)
      let waiting = Task { await SocketReadiness.wait(for: interest, on: socket, within: limit) }
      waits += 1
      let isReady = await waiting.value
      waits -= 1
      guard isReady else {
        close()
        throw PostgreSQLError.unreachable("no answer to a statement within the time")
      }
    }

    // MARK: Notifications

    /// Waits until at least one notification has arrived on the channels that the connection listens
    /// to, and returns all that have.
    ///
    /// - Throws: A ``PostgreSQLError`` if the connection is lost, or `CancellationError`.
    public func notifications() async throws -> [Notification] {
      while true {
        var arrived: [Notification] = []
        while let notify = PQnotifies(handle.connection) {
          arrived.append(Notification(payload: String(cString: notify.pointee.extra)))
          PQfreemem(notify)
        }
        guard arrived.isEmpty else { return arrived }
        guard isOpen else { throw failure() }
        waits += 1
        _ = await SocketReadiness.wait(for: .reading, on: PQsocket(handle.connection))
        waits -= 1
        try Task.checkCancellation()
        try check(PQconsumeInput(handle.connection))
      }
    }

    // MARK: Failures

    private func check(_ isDone: Int32) throws {
      guard isDone == 1 else { throw failure() }
    }

    private func failure() -> PostgreSQLError {
      let text = handle.connection.map { String(cString: PQerrorMessage($0)) } ?? "it is closed"
      return PostgreSQLError(connectionMessage: text)
    }

    // MARK: Memory

    private static func withTexts<Result>(
      _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
      let copies = texts.map { strdup($0) }
      defer { copies.forEach { free($0) } }
      return body(copies.map { UnsafePointer($0) } + [nil])
    }

    private static func withBytes<Result>(
      _ values: [[UInt8]?], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
      let copies = values.map { bytes in
        bytes.map { bytes in
          // NB: an empty value needs an address as well, because none stands for null.
          let copy = UnsafeMutablePointer<CChar>.allocate(capacity: max(bytes.count, 1))
          for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
          return copy
        }
      }
      defer { copies.forEach { $0?.deallocate() } }
      return body(copies.map { UnsafePointer($0) })
    }
  }
#endif
