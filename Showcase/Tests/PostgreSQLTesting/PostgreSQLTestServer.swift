package import Foundation
package import PostgreSQL

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The PostgreSQL server of a test run: one for all tests, on a Unix socket in a temporary folder, which
/// ends with the process, however that ends.
package final class PostgreSQLTestServer: Sendable {
  /// The reason for which tests on PostgreSQL are left out; the machine decides it.
  package static let absence =
    "There is no PostgreSQL server on this machine: 'Scripts/setup test' installs it"

  /// A Boolean value that indicates whether the machine has a PostgreSQL server.
  package static var isInstalled: Bool { programs != nil }

  private static let starting = Task { try await start() }

  private let folder: String
  // NB: the server ends when the last end of this pipe is closed.
  private let lifeline: Pipe

  /// Returns the server, which is started by the first call.
  package static func running() async throws -> PostgreSQLTestServer { try await starting.value }

  private init(folder: String, lifeline: Pipe) {
    self.folder = folder
    self.lifeline = lifeline
  }

  /// The folder of the server's socket.
  package var socketFolder: String { folder }

  /// Returns the URL of a database.
  package func url(of database: String, user: String = "calcot") -> String {
    "postgres:///\(database)?host=\(folder)&user=\(user)"
  }

  /// Calls `body` with the URL of a new, empty database, which is removed afterwards.
  package func withDatabase<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Value
  ) async throws -> Value {
    let name = "test_\(UUID().uuidString.lowercased().replacing("-", with: "_"))"
    try await administer("CREATE DATABASE \(name)")
    let result: Result<Value, any Error>
    do { result = .success(try await body(url(of: name))) } catch { result = .failure(error) }
    try await administer("DROP DATABASE \(name) WITH (FORCE)")
    return try result.get()
  }

  /// Carries out a statement as the server's superuser.
  package func administer(_ sql: String) async throws {
    let connection = try await PostgreSQLConnection.connect(
      to: PostgreSQLAddress(url(of: "postgres")))
    try await connection.query(sql)
    await connection.close()
  }

  /// Makes the user `guarded`, whose password is `open`, unless it is there.
  package func makeGuardedRole() async throws {
    do {
      try await administer("CREATE ROLE guarded LOGIN PASSWORD 'open'")
    } catch PostgreSQLError.refused(let reason) {
      guard ["42710", SQLState.uniqueViolation].contains(reason.state) else {
        throw PostgreSQLError.refused(reason)
      }
    }
  }

  // MARK: Starting

  /// The folder of the newest server's programs; nil if there is none.
  private static let programs: String? = {
    let debian = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
    let newest = versions.compactMap(Int.init).sorted(by: >).map { "\(debian)/\($0)/bin" }
    return (newest + ["/opt/homebrew/opt/postgresql/bin", "/usr/local/bin", "/usr/bin"]).first {
      FileManager.default.isExecutableFile(atPath: "\($0)/initdb")
    }
  }()

  private static func start() async throws -> PostgreSQLTestServer {
    try await withCheckedThrowingContinuation { continuation in
      // NB: starting takes a second, which none of the threads of all tasks should wait.
      DispatchQueue.global().async { continuation.resume(with: Result { try startAndWait() }) }
    }
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  private static func startAndWait() throws -> PostgreSQLTestServer {
    guard let programs else { throw Failure(description: absence) }
    var template = Array("/tmp/calcot-postgresql-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(description: "no temporary folder") }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let process = Process()
    let (lifeline, output) = (Pipe(), Pipe())
    // NB: another child of the tests that had it too would keep the server alive.
    let end = lifeline.fileHandleForWriting.fileDescriptor
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "postgresql", programs, folder]
    process.standardInput = lifeline
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.availableData
    guard String(decoding: said, as: UTF8.self) == "ready\n" else {
      let log = try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)
      throw Failure(description: "PostgreSQL did not start: \(log ?? "no log in \(folder)")")
    }
    return PostgreSQLTestServer(folder: folder, lifeline: lifeline)
  }

  /// Starts a server, says so, and stops it when its input ends. PostgreSQL refuses to run as root.
  private static let script = """
    set -eu
    trap '' INT TERM HUP
    programs=$1 folder=$2
    if [ "$(id -u)" != 0 ]; then as() { "$@"; }
    else
      user=$(id -un postgres 2>/dev/null || echo nobody)
      chown "$user" "$folder"
      as() { setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups "$@"; }
    fi
    cd "$folder"
    exec 2>>"$folder/log"
    chmod a+w "$folder/log"
    as "$programs/initdb" -D data -A trust -U calcot -E UTF8 --locale=C --no-sync >&2
    printf 'local all guarded scram-sha-256\\nlocal all all trust\\n' >data/pg_hba.conf
    as "$programs/pg_ctl" -D data -w -l "$folder/server.log" -o "-k $folder -c listen_addresses= \
    -c fsync=off -c full_page_writes=off -c max_connections=200 -c shared_buffers=32MB" start >&2
    echo ready
    cat >/dev/null
    as "$programs/pg_ctl" -D data -m immediate stop >&2 || true
    rm -rf "$folder"
    """
}
