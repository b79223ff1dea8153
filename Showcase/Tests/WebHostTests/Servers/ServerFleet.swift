import CalcotPostgreSQL
import CalcotTerminalTesting
import CalcotWeb
import CalcotWebTesting
import Foundation
import PostgreSQLTesting
import Testing

@testable import WebWire

/// Some servers of the sample on one PostgreSQL database.
@MainActor
final class ServerFleet {
  let pool: PostgreSQLPool
  private(set) var servers: [ServerProcess] = []
  private let database: PostgreSQLTestServer
  private let url: String
  private let proxy: FleetProxy?
  private let clocks: [Int]
  private let workers: Int
  private let key = "a key that all servers of this fleet have"

  /// Calls `body` with a number of servers, which end with it.
  ///
  /// - Parameters:
  ///   - database: The PostgreSQL server; by default that of all tests.
  ///   - isBehindProxy: A Boolean value that indicates whether pages come to them through a proxy, as
  ///     which they trust this machine.
  ///   - clocks: The seconds by which the clock of each is wrong, if not of all is right.
  ///   - workers: The number of processes that serve for each.
  static func run(
    _ count: Int, on database: PostgreSQLTestServer? = nil, isBehindProxy: Bool = false,
    clocks: [Int] = [], workers: Int = 1, _ body: (ServerFleet) async throws -> Void
  ) async throws {
    let shared = try await PostgreSQLTestServer.running()
    let database = database ?? shared
    try await database.withDatabase { url in
      let proxy =
        isBehindProxy ? try await FleetProxy(before: count, database: database.socketFolder) : nil
      let fleet = try ServerFleet(database, url, proxy, clocks, workers)
      let result: Result<Void, any Error>
      do {
        for place in 0..<count { try await fleet.start(at: place) }
        result = .success(try await body(fleet))
      } catch { result = .failure(error) }
      for server in fleet.servers { await server.die() }
      await fleet.pool.close()
      try result.get()
    }
  }

  private init(
    _ database: PostgreSQLTestServer, _ url: String, _ proxy: FleetProxy?, _ clocks: [Int],
    _ workers: Int
  ) throws {
    (self.database, self.url, self.proxy) = (database, url, proxy)
    (self.clocks, self.workers) = (clocks, workers)
    pool = PostgreSQLPool(try PostgreSQLAddress(url))
  }

  /// Starts a server in the place of one that has ended, or as one more.
  func start(at place: Int) async throws {
    var (url, arguments, environment) = (url, [String](), ["CALCOT_COOKIE_KEYS": key])
    if let proxy {
      url = url.replacing(database.socketFolder, with: proxy.databaseFolder(of: place))
      arguments = ["--trusted-proxy", "127.0.0.1"]
    }
    if clocks.indices.contains(place) {
      environment.merge(Self.clock(wrongBy: clocks[place])) { $1 }
    }
    let server = try await ServerProcess(
      "Showcase",
      ["--port", "0", "--workers", "\(workers)", "--language", "en", "--database", url] + arguments,
      environment: environment)
    try #require(!server.address.isEmpty, "\(server.lines)")
    if servers.indices.contains(place) { servers[place] = server } else { servers.append(server) }
    try await proxy?.lead(to: place, port: server.port)
  }

  /// Returns the environment of a process whose time of day is wrong by some seconds.
  private static func clock(wrongBy seconds: Int) -> [String: String] {
    ["LD_PRELOAD": BuiltProgram.path("libWrongClock.so"), "CALCOT_WRONG_CLOCK": "\(seconds)"]
  }

  /// Cuts the server at a place off from the database, or connects it again.
  func setDatabase(of place: Int, isReachable: Bool) async throws {
    try await proxy?.setDatabase(of: place, isReachable: isReachable)
  }

  /// Stops a worker of the server at a place, and waits until the supervisor has ended it.
  func hangWorker(of place: Int) async throws {
    let worker = try #require(servers[place].children.first)
    kill(worker, SIGSTOP)
    while kill(worker, 0) == 0 { await Task.yield() }
  }

  /// Waits until all servers are ready, or none is.
  func untilAll(areReady: Bool) async throws {
    for place in servers.indices { try await until(place, isReady: areReady) }
  }

  /// Waits until the server at a place is ready, or is not.
  func until(_ place: Int, isReady: Bool) async throws {
    var status = 0
    while status != (isReady ? 200 : 503) {
      let wire = try await Wire(port: servers[place].port)
      wire.say("GET /calcot/ready HTTP/1.1\r\nHost: localhost\r\n\r\n")
      status = try await wire.answer().status
    }
  }

  /// Returns the port of the proxy, or of the server at a place where there is none.
  func port(_ place: Int) -> Int { proxy?.port ?? servers[place].port }

  /// Returns a page of a new browser at an address.
  ///
  /// - Parameter address: The address of the browser.
  func visit(
    _ path: String, on place: Int = 0, from address: String = Wire.usualAddress
  ) async throws -> FleetPage {
    var answer: Wire.Answer
    repeat {
      let wire = try await Wire(port: port(place), from: address)
      wire.say("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      answer = try await wire.answer()
      // NB: a proxy takes servers for down that are too busy for its check.
    } while answer.status == 503
    let page = FleetPage(
      try LivePage(html: answer.body, url: path), cookies: answer.cookies, from: address, self)
    page.come(to: place)
    return page
  }

  /// Returns what is kept of all sessions, so that one can tell whether it was written anew.
  func keptStates() async throws -> [Data] {
    try await pool.use { db in
      let found = try await db.query(
        "SELECT to_regclass('calcot.sessions') IS NOT NULL AS is_there")
      guard try found.first?.bool("is_there") == true else { return [] }
      return try await db.query("SELECT state FROM calcot.sessions ORDER BY id").rows.map {
        try $0.bytes("state")
      }
    }
  }

  /// Returns the names of all groups, in no order.
  func groupNames() async throws -> [String] {
    try await pool.use { db in
      try await db.query("SELECT name FROM community.groups").rows.map { try $0.text("name") }
    }
  }
}
