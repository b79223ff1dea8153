import Foundation
import NIOCore
import NIOPosix
import WebWire

/// HAProxy before the servers of a fleet, and between each of them and the database.
@MainActor
final class FleetProxy {
  /// The reason for which tests behind a proxy are left out; the machine decides it.
  nonisolated static let absence =
    "There is no HAProxy on this machine: 'Scripts/setup test' installs it"
  private nonisolated static let program = ["/usr/sbin/haproxy", "/usr/local/bin/haproxy"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A Boolean value that indicates whether the machine has HAProxy.
  nonisolated static var isInstalled: Bool { program != nil }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  /// The port at which visitors come.
  let port: Int
  private let folder: String
  private let process = Process()

  /// Starts a proxy before a number of servers, none of which is there yet.
  ///
  /// - Parameter database: The folder of the database's socket.
  init(before count: Int, database: String) async throws {
    guard let program = Self.program else { throw Failure(description: Self.absence) }
    folder = "/tmp/calcot-fleet-\(UUID().uuidString.prefix(8))"
    for place in 0..<count {
      try FileManager.default.createDirectory(
        atPath: Self.databaseFolder(folder, place), withIntermediateDirectories: true)
    }
    let file = "\(folder)/haproxy.cfg"
    let text = Self.configuration(count, folder: folder, database: database)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let socket = try ListeningPort()
    port = socket.port
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-db", "-f", file]
    // NB: it closes its input if it is told to be quiet.
    process.standardInput = socket.handle
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // NB: it answers when all its sockets are there.
    try await tell("show info")
  }

  isolated deinit {
    process.terminate()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The folder of the socket at which the server at a place reaches the database.
  func databaseFolder(of place: Int) -> String { Self.databaseFolder(folder, place) }

  private static func databaseFolder(_ folder: String, _ place: Int) -> String {
    "\(folder)/database\(place)"
  }

  /// Sends visitors to the server at a place.
  func lead(to place: Int, port: Int) async throws {
    try await tell(
      "set server servers/s\(place) addr 127.0.0.1 port \(port) check-port \(port)",
      "set server servers/s\(place) state ready")
  }

  /// Cuts a server off from the database, or connects it again.
  func setDatabase(of place: Int, isReachable: Bool) async throws {
    // NB: a frontend at a Unix socket goes on when it is disabled.
    if isReachable {
      try await tell("enable server database\(place)/one")
    } else {
      try await tell(
        "disable server database\(place)/one", "shutdown sessions server database\(place)/one")
    }
  }

  /// Gives HAProxy commands.
  private func tell(_ commands: String...) async throws {
    let text = commands.joined(separator: "; ") + "\n"
    // NB: it makes its socket some time after it has started, listens there some time after that, and
    // closes a connection that says nothing for a while.
    while await !hasTaken(text) {
      guard process.isRunning else { throw Failure(description: "HAProxy has ended") }
      await Task.yield()
    }
  }

  /// Says commands and waits for their end; returns false if they could not be said.
  private func hasTaken(_ text: String) async -> Bool {
    let (ends, end) = AsyncStream<Void>.makeStream()
    do {
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(unixDomainSocketPath: "\(folder)/admin").get()
      channel.closeFuture.whenComplete { _ in end.finish() }
      try await channel.writeAndFlush(ByteBuffer(string: text))
    } catch {
      return false
    }
    for await _ in ends {}
    return true
  }

  /// NB: in the sockets' paths there is no place for the test's name: 107 bytes are the most.
  private static func configuration(_ count: Int, folder: String, database: String) -> String {
    let servers = (0..<count).map { "  server s\($0) 127.0.0.1:1 disabled" }
    let databases = (0..<count).map { place in
      """
      listen database\(place)
        mode tcp
        bind unix@\(databaseFolder(folder, place))/.s.PGSQL.5432
        server one unix@\(database)/.s.PGSQL.5432
      """
    }
    return """
      global
        stats socket \(folder)/admin level admin
        maxconn 4000
      defaults
        mode http
        timeout connect 2s
        timeout client 1h
        timeout server 1h
        timeout tunnel 1h
        timeout check 3s
      frontend visitors
        bind fd@0
        http-request set-header X-Forwarded-For %[src]
        default_backend servers
      backend servers
        balance roundrobin
        http-reuse never
        option redispatch 1
        retry-on conn-failure
        option httpchk
        http-check send meth GET uri /calcot/ready
        default-server check inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
      \(servers.joined(separator: "\n"))
      \(databases.joined(separator: "\n"))

      """
  }
}
