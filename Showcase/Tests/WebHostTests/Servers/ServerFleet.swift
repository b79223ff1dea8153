import CalcotWeb
import CalcotWebTesting
import Foundation
import PostgreSQL
import PostgreSQLTesting

@testable import WebWire

/// Some servers of the sample on one PostgreSQL database, as they would stand behind a proxy.
@MainActor
final class ServerFleet {
  let pool: PostgreSQLPool
  private let url: String
  private let key = "a key that all servers of this fleet have"
  private(set) var servers: [ServerProcess] = []

  /// Calls `body` with a number of servers, which end with it.
  static func run(_ count: Int, _ body: (ServerFleet) async throws -> Void) async throws {
    try await PostgreSQLTestServer.running().withDatabase { url in
      let fleet = try ServerFleet(url)
      for _ in 0..<count { try await fleet.start() }
      let result: Result<Void, any Error>
      do { result = .success(try await body(fleet)) } catch { result = .failure(error) }
      for server in fleet.servers { await server.die() }
      await fleet.pool.close()
      try result.get()
    }
  }

  private init(_ url: String) throws {
    self.url = url
    pool = PostgreSQLPool(try PostgreSQLAddress(url))
  }

  /// Starts a server in the place of one that has ended, or as one more.
  func start(at place: Int? = nil) async throws {
    let server = try await ServerProcess(
      "Showcase", ["--port", "0", "--language", "en", "--database", url],
      environment: ["CALCOT_COOKIE_KEYS": key])
    if let place { servers[place] = server } else { servers.append(server) }
  }

  /// Returns a page of a new browser at an address.
  func visit(_ path: String, on place: Int = 0) async throws -> FleetPage {
    let wire = try await Wire(port: servers[place].port)
    wire.say("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = try await wire.answer()
    let cookie = String((answer.headers["set-cookie"] ?? "").prefix { $0 != ";" })
    let page = FleetPage(try LivePage(html: answer.body, url: path), cookie: cookie, self)
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
}

/// A page that comes to one server of a fleet after the other.
@MainActor
final class FleetPage {
  let page: LivePage
  private let cookie: String
  private let fleet: ServerFleet
  private var connection: SocketConnection?

  init(_ page: LivePage, cookie: String, _ fleet: ServerFleet) {
    (self.page, self.cookie, self.fleet) = (page, cookie, fleet)
  }

  /// A Boolean value that indicates whether the page has a connection.
  var isConnected: Bool { connection?.isOpen ?? false }

  /// Connects to a server.
  func come(to place: Int) {
    connection?.close()
    let request = WebRequest(
      method: "GET", target: "/calcot/live",
      headers: [
        WebHeader("Host", "localhost"), WebHeader("Origin", "http://localhost"),
        WebHeader("Cookie", cookie),
      ])
    connection = SocketConnection(page, asking: request, port: fleet.servers[place].port)
  }

  /// Waits until the page is live and shows something, and comes to any server when it is cut off.
  func until(_ condition: (FleetPage) -> Bool) async {
    while !(page.isLive && page.isAnswered && condition(self)) {
      if !isConnected { come(to: Int.random(in: 0..<fleet.servers.count)) }
      await connection?.flush()
      await Task.yield()
    }
  }

  /// Returns a Boolean value that indicates whether a text is on the page.
  func shows(_ text: String) -> Bool { page.document.text.contains(text) }

  /// Uses the button or row with a label; returns false if there is none.
  @discardableResult
  func press(_ label: String) -> Bool {
    let found = button(label)
    found.map(page.use)
    return found != nil
  }

  /// Returns the button or row with a label; nil if there is none.
  func button(_ label: String) -> PageNode? {
    page.document.first { node in
      let title = node.first { $0.classes.contains("title") }
      return ["button", "a"].contains(node.tag) && (title ?? node).text == label
        && (node.attributes["name"] ?? node.attributes["data-do"]) != nil
    }
  }

  /// Types into the field with a label; returns false if there is none.
  @discardableResult
  func type(_ text: String, into label: String) -> Bool {
    guard let field = field(label) else { return false }
    page.type(text, into: field)
    return true
  }

  /// Returns the field with a label.
  func field(_ label: String) -> PageNode? {
    let name = page.document.first { $0.tag == "label" && $0.text == label }
    return name?.attributes["for"].flatMap(page.document.node)
  }
}
