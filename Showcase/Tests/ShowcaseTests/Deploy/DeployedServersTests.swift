import CommunityDatabaseTesting
import Foundation
import PostgreSQLTesting
import Testing

@testable import WebWire

/// Tests of the servers that the document starts, behind the proxy that it configures, while what they
/// need hangs.
@MainActor
@Suite(
  "The servers of the document on running a site", .serialized,
  .enabled(if: hasProgram("haproxy"), "There is no haproxy on this machine"),
  .enabled(if: hasProgram("openssl"), "There is no openssl on this machine"),
  .timeLimit(.minutes(20)))
struct DeployedServersTests {
  let folder: TemporaryFolder
  private let document: DeployDocument

  init() throws {
    folder = try TemporaryFolder()
    document = try DeployDocument()
  }

  @Test func `on one machine replace a worker that hangs, and end`() async throws {
    let command = try #require(document.blocks("").first)
    let server = try await timed("Servers on all cores listen") { try await start(command) }
    var proxies: [DeployedProxy] = []
    for program in DeployedProxy.Program.installed {
      let proxy = try DeployedProxy(
        document.settings(of: program)[0], of: program, at: ListeningPort(), before: [server.port],
        in: TemporaryFolder())
      let page = try await timed("The page comes through \(program) with TLS") {
        try proxy.get("/groups", until: 200)
      }
      #expect(page.contains("Early Birds"))
      try proxy.get("/calcot/metrics", until: 404)
      proxies.append(proxy)
    }
    let proxy = try #require(proxies.first)
    let worker = try #require(server.children.first)
    kill(worker, SIGSTOP)
    try await timed("A worker that hangs is replaced") {
      while kill(worker, 0) == 0 { try proxy.get("/calcot/ready", until: 200) }
      for number in 0..<server.children.count {
        try proxy.get("/calcot/health?worker=\(number)", until: 200)
      }
    }
    let other = try #require(server.children.first)
    kill(other, SIGSTOP)
    server.send(SIGTERM)
    let end = await timed("All end, of which a worker hangs") { await server.end() }
    #expect(end.reason == .exit && end.status == 0)
    #expect(kill(other, 0) == -1 && errno == ESRCH)
  }

  @Test(.enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"))
  func `on many machines leave the rotation while the database hangs, come back, and end`()
    async throws
  {
    let hasDisk = PostgreSQLTestServer.canHaveSmallDisk
    let database = try await PostgreSQLTestServer.start(disk: hasDisk ? 160 : nil)
    try await document.makeDatabase(on: database)
    let command = document.blocks("")[1]
    var servers: [ServerProcess] = []
    for number in 1...3 {
      servers.append(
        try await timed("Server \(number) of three listens") {
          try await start(command, on: database)
        })
    }
    let proxy = try DeployedProxy(
      document.settings(of: .haproxy)[1], at: ListeningPort(), before: servers.map(\.port),
      in: folder)
    #expect(try proxy.get("/groups", until: 200).contains("Early Birds"))
    try await database.tell(.freeze)
    try await timed("None is ready, as the database hangs") {
      try proxy.get("/calcot/ready", until: 503)
    }
    try await database.tell(.thaw)
    try await timed("They are ready again") { try proxy.get("/groups", until: 200) }
    if hasDisk {
      try await database.tell(.fill)
      try await timed("The page comes again, after the disk of the database was full") {
        try await database.tell(.empty)
        try proxy.get("/groups", until: 200)
      }
    }
    try await database.tell(.freeze)
    await timed("All end, as the database hangs") {
      for server in servers { server.send(SIGTERM) }
      for server in servers {
        let end = await server.end()
        #expect(end.reason == .exit && end.status == 0)
      }
    }
    try await database.tell(.thaw)
  }

  /// Starts the servers of a command, with a port and a store of the test.
  private func start(
    _ command: String, on database: PostgreSQLTestServer? = nil
  ) async throws -> ServerProcess {
    let words = command.replacing("\\\n", with: " ").split(separator: " ").map(String.init)
    let program = try #require(words.firstIndex(of: "Showcase"))
    var environment: [String: String] = [:]
    for word in words[..<program] {
      let name = String(word.prefix { $0 != "=" })
      environment[name] = String(repeating: "k", count: 64)
    }
    let url = database?.url(of: "showcase", user: "showcase")
    let arguments = words[(program + 1)...].map {
      $0.hasPrefix("postgres://") ? url ?? $0 : $0.replacing("10.0.0.11", with: "127.0.0.1")
    }
    return try await ServerProcess(
      "Showcase",
      arguments + (database == nil ? ["--database", folder.path] : [])
        + ["--port", "0", "--language", "en"],
      environment: environment)
  }
}
