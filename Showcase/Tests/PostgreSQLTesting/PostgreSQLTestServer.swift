package import CalcotPostgreSQL
package import Foundation

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
  private let answers: FileHandle

  /// Returns the server of all tests, which is started by the first call.
  package static func running() async throws -> PostgreSQLTestServer { try await starting.value }

  private init(folder: String, lifeline: Pipe, answers: FileHandle) {
    self.folder = folder
    self.lifeline = lifeline
    self.answers = answers
  }

  // MARK: A server of one test

  /// A Boolean value that indicates whether a server's disk can be one of its own, which is small.
  package static let canHaveSmallDisk: Bool = {
    let probe = "mount -t tmpfs -o size=1m tmpfs /tmp"
    return (try? run("/usr/bin/unshare", ["--mount", "/bin/sh", "-c", probe])) == 0
  }()

  /// Starts a server of one test, which may be told to restart, or to have no space left.
  ///
  /// - Parameter disk: The megabytes of its disk; `nil` for as much as the machine has.
  package static func start(disk: Int? = nil) async throws -> PostgreSQLTestServer {
    try await onAnotherThread { try startAndWait(disk: disk) }
  }

  /// What a server can be told.
  package enum Order: String {
    /// To end its connections, and start again.
    case restart
    /// To end as in a power cut, and start again.
    case crash
    /// To leave no space on its disk.
    case fill
    /// To have space again.
    case empty
    /// To hang, with all of its connections, and to go on.
    case freeze, thaw
  }

  /// Tells the server something, and waits until it has been done.
  package func tell(_ order: Order) async throws {
    try await Self.onAnotherThread { [self] in
      lifeline.fileHandleForWriting.write(Data("\(order.rawValue)\n".utf8))
      try Self.awaitReady(answers, folder)
    }
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

  private static func onAnotherThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      // NB: it takes a second, which none of the threads of all tasks should wait.
      DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
  }

  /// Runs a program, and returns its status.
  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  private static func startAndWait(disk: Int?) throws -> PostgreSQLTestServer {
    guard let programs else { throw Failure(description: absence) }
    var template = Array("/tmp/calcot-postgresql-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(description: "no temporary folder") }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let process = Process()
    let (lifeline, output) = (Pipe(), Pipe())
    // NB: another child of the tests that had it too would keep the server alive.
    let end = lifeline.fileHandleForWriting.fileDescriptor
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    let (shell, size) = (["/bin/sh", "-c", script, "postgresql", programs, folder], disk ?? 0)
    let command = (disk == nil ? [] : ["/usr/bin/unshare", "--mount"]) + shell + ["\(size)"]
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = lifeline
    process.standardOutput = output
    try process.run()
    let answers = output.fileHandleForReading
    try awaitReady(answers, folder)
    return PostgreSQLTestServer(folder: folder, lifeline: lifeline, answers: answers)
  }

  private static func awaitReady(_ answers: FileHandle, _ folder: String) throws {
    guard String(decoding: answers.availableData, as: UTF8.self) == "ready\n" else {
      let log = try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)
      throw Failure(description: "PostgreSQL did not start: \(log ?? "no log in \(folder)")")
    }
  }

  /// Starts a server, says so, does what it is told, and stops it when its input ends. PostgreSQL
  /// refuses to run as root.
  private static let script = """
    set -eu
    export PGCTLTIMEOUT=3600
    trap '' INT TERM HUP
    programs=$1 folder=$2 size=$3
    if [ "$(id -u)" != 0 ]; then as() { "$@"; }
    else
      user=$(id -un postgres 2>/dev/null || echo nobody)
      chown "$user" "$folder"
      as() { setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups "$@"; }
    fi
    cd "$folder"
    exec 2>>"$folder/log"
    chmod a+w "$folder/log"
    as mkdir disk
    [ "$size" = 0 ] || mount -t tmpfs -o "size=${size}m,mode=1777" tmpfs disk
    control() { as "$programs/pg_ctl" -D disk/data -w -l "$folder/server.log" "$@" </dev/null >&2; }
    as "$programs/initdb" -D disk/data -A trust -U calcot -E UTF8 --locale=C --no-sync >&2
    printf 'local all guarded scram-sha-256\\nlocal all all trust\\n' >disk/data/pg_hba.conf
    options="-k $folder -c listen_addresses= -c fsync=off -c full_page_writes=off \
    -c max_connections=500 -c shared_buffers=32MB"
    control -o "$options" start
    # The server's processes, the first of which makes the others.
    signal() {
      first=$(head -n 1 disk/data/postmaster.pid) || return 0
      kill "-$1" "$first" $(cat "/proc/$first/task/$first/children") || true
    }
    echo ready
    while read -r order; do
      case $order in
        restart) control -o "$options" -m fast restart ;;
        crash) control -o "$options" -m immediate restart ;;
        freeze) signal STOP ;;
        thaw) signal CONT ;;
        fill) as dd if=/dev/zero of=disk/filler bs=64k || true ;;
        empty)
          rm disk/filler
          # A server that cannot recover without space ends, and somebody has to start it.
          until as "$programs/pg_isready" -q -h "$folder"; do
            control status || control -o "$options" start || true
          done ;;
      esac
      echo ready
    done
    signal CONT
    control -m immediate stop || true
    [ "$size" = 0 ] || umount disk
    rm -rf "$folder"
    """
}
