import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import PostgreSQLTesting
import Testing
import WebWire

/// Tests of the commands, configurations and promises that the documents give an operator.
@Suite("The documents on running a site", .timeLimit(.minutes(20)))
struct DeployTests {
  let folder: TemporaryFolder
  private let document: DeployDocument

  init() throws {
    folder = try TemporaryFolder()
    document = try DeployDocument()
  }

  @Test func `have no block that nothing runs`() {
    let covered = [
      // All cores, compiled by `SnippetTests`; a server and its proxies.
      "swift", "", "haproxy", "nginx",
      // Many servers, their proxy, and a check, compiled as well.
      "sql", "", "haproxy", "swift",
      // Backups, and what is checked: a unit, a container, what Prometheus reads.
      "sh", "sh", "sh", "sh", "sh", "ini", "dockerfile", "yaml", "yaml",
    ]
    #expect(document.blocks.map(\.language) == covered)
  }

  @Test(
    .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
    .enabled(if: hasProgram("sqlite3"), "There is no sqlite3 on this machine"),
    .enabled(if: hasProgram("pg_dump"), "There is no pg_dump on this machine"))
  func `backs up, restores and moves a store with everything in it`() async throws {
    let server = try await PostgreSQLTestServer.start()
    let before = try folder.exported()
    let commands = document.blocks("sh")
    try #require(commands.count == 5)
    try await timed("A file is saved and restored") {
      for command in commands[...1] { try folder.shell(command, on: server) }
    }
    #expect(try folder.exported() == before)
    try await document.makeDatabase(on: server)
    try await timed("It moves to PostgreSQL, is saved and restored there") {
      for place in [4, 2, 3] { try folder.shell(commands[place], on: server) }
    }
    for database in ["showcase", "showcase2"] {
      let url = server.url(of: database, user: "showcase")
      try folder.shell("Showcase --database '\(url)' --export there.json", on: server)
      let there = folder.url.appendingPathComponent("there.json")
      #expect(try String(contentsOf: there, encoding: .utf8) == before, "\(database)")
    }
    let back = try TemporaryFolder()
    try await timed("It moves back to a file") {
      try back.shell("Showcase --database '\(back.path)' --import '\(folder.url.path)/there.json'")
    }
    #expect(try back.exported() == before)
  }

  @Test(.enabled(if: hasProgram("promtool"), "There is no promtool on this machine"))
  func `have settings that Prometheus takes, and so are the metrics of each worker`()
    async throws
  {
    for (block, name) in zip(document.blocks("yaml"), ["prometheus", "calcot"]) {
      try Data(block.utf8).write(to: folder.url.appendingPathComponent("\(name).yml"))
    }
    try await timed("Prometheus checks its settings") {
      try folder.shell("promtool check config prometheus.yml")
    }
    let token = "the operator's token"
    let server = try await ServerProcess(
      "Showcase", ["--port", "0", "--workers", "2", "--database", folder.path],
      environment: ["CALCOT_METRICS_TOKEN": token])
    for number in 0..<2 {
      let metrics = try await server.metrics(of: number, token: token)
      try Data(metrics.utf8).write(to: folder.url.appendingPathComponent("metrics"))
      try folder.shell("promtool check metrics <metrics")
    }
  }

  @Test func `refuse an origin without a scheme before they listen`() throws {
    let run = try folder.run("--port", "0", "--public-origin", "example.org")
    #expect(run.status != 0)
    #expect(run.errors.contains("such as https://example.org"), "\(run.errors)")
  }

  @Test(.enabled(if: hasProgram("systemd-analyze"), "There is no systemd on this machine"))
  func `has a unit that systemd takes`() async throws {
    let unit = try #require(document.blocks("ini").first)
      .replacing("/opt/showcase/Showcase", with: BuiltProgram.path("Showcase"))
    try Data(unit.utf8).write(to: folder.url.appendingPathComponent("showcase.service"))
    try await timed("systemd checks the unit") {
      try folder.shell("systemd-analyze verify ./showcase.service")
    }
  }

  /// The release of Debian in the container. NB: the packages of another one have other names.
  private static let release = "bookworm"
  private static let isOfContainer = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    .contains("VERSION_CODENAME=\(release)\n")

  @Test(.enabled(if: isOfContainer == true, "This is not the Debian of the container"))
  func `install in the container whatever the program loads`() throws {
    let container = try #require(document.blocks("dockerfile").first)
    let stage = try #require(container.components(separatedBy: "\nFROM ").last)
    try #require(stage.hasPrefix("docker.io/library/debian:\(Self.release)-"))
    let packages = try #require(
      stage.firstMatch(of: /--no-install-recommends ([a-z0-9 +.-]+)/)?.1)
    // NB: apt and bash are in the image, with what they need.
    let missing = try folder.shell(
      """
      there=$(apt-cache depends --recurse --important --installed apt bash \(packages) | grep '^[a-z]')
      ldd '\(BuiltProgram.path("Showcase"))' | awk '$3 ~ "^/(usr/)?lib" && $3 !~ "/swift/" { print $3 }' |
        while read -r library; do
          package=$(dpkg-query -S "*/$(basename "$(realpath "$library")")" | cut -d: -f1 | head -n 1)
          echo "$there" | grep -qx "$package" || echo "$library of $package"
        done
      """)
    #expect(missing == "")
  }

  @Test(.enabled(if: hasProgram("bash"), "There is no bash on this machine"))
  func `have a check of health for the container that finds a server, and that there is none`()
    async throws
  {
    let container = try #require(document.blocks("dockerfile").first)
    let list = container.replacing("\\\n", with: "").firstMatch(of: /HEALTHCHECK .* CMD (\[.*\])/)
    let words = try JSONDecoder().decode([String].self, from: Data(try #require(list).1.utf8))
    let start = try #require(container.firstMatch(of: /\nENTRYPOINT (\[.*\])/)?.1)
    let arguments = try JSONDecoder().decode([String].self, from: Data(start.utf8)).dropFirst()
    let server = try await timed("The container's program listens") {
      try await ServerProcess(
        "Showcase",
        arguments.map { $0.replacing("/data/groups.sqlite", with: folder.path) } + ["--port", "0"])
    }
    for isServed in [true, false] {
      if !isServed {
        server.send(SIGTERM)
        let end = await timed("It ends") { await server.end() }
        #expect(end.reason == .exit && end.status == 0)
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words.map { $0.replacing("8080", with: "\(server.port)") }
      let status = try folder.result(of: process).status
      #expect((status == 0) == isServed)
    }
  }

  @Test func `have an option for a log of one JSON object a line, without secrets`() throws {
    let secret = String(repeating: "secret", count: 12)
    let log = try folder.shell(
      """
      export CALCOT_COOKIE_KEYS=\(secret) CALCOT_METRICS_TOKEN=\(secret)
      Showcase --port 0 --database '\(folder.path)' --log-format json --log-level debug 2>log >here &
      server=$!
      while [ ! -s here ]; do kill -0 $server; done
      kill $server
      wait $server
      cat log
      """)
    let lines = try log.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)")
    }
    #expect(!log.contains(secret))
    let first = try #require(lines.first { $0["message"] as? String == "Listening" })
    #expect(first["level"] as? String == "notice")
    #expect(first["logger"] as? String == "calcot.web")
    let address = try #require((first["metadata"] as? [String: Any])?["address"] as? String)
    #expect(address.hasPrefix("http://127.0.0.1:"))
  }

  @Test func `number each promise of security once, with suites of tests that are there`() throws {
    let security = try String(
      contentsOf: DeployDocument.root.appendingPathComponent("Docs/Security.md"), encoding: .utf8)
    let promises = security.components(separatedBy: "\n## ")[1]
    let numbers = promises.matches(of: /\n(\d+)\. \*\*/).map(\.1)
    #expect(numbers.compactMap { Int($0) } == Array(1...19))
    let suites = try testFiles()
    for promise in promises.split(separator: /\n(?=\d+\. )/).dropFirst() {
      let named = promise.matches(of: /`(\w+Tests)`/).map { String($0.1) }
      #expect(!named.isEmpty, "\(promise)")
      for suite in named { #expect(suites.contains("\(suite).swift"), "\(suite)") }
    }
  }

  private func testFiles() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Tests", "Showcase/Tests"] {
      let files = FileManager.default.enumerator(
        atPath: DeployDocument.root.appendingPathComponent(folder).path)
      while let file = files?.nextObject() as? String {
        names.insert((file as NSString).lastPathComponent)
      }
    }
    return names
  }
}

extension TemporaryFolder {
  /// The environment of the document's commands.
  static var shellEnvironment: [String: String] {
    let programs = (BuiltProgram.path("Showcase") as NSString).deletingLastPathComponent
    var environment = ProcessInfo.processInfo.environment
    environment["PATH", default: "/usr/bin:/bin"] += ":/usr/sbin:\(programs)"
    return environment
  }

  /// Runs commands here, with the paths and the server of the test, and returns what they print.
  @discardableResult
  func shell(_ commands: String, on server: PostgreSQLTestServer? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let own =
      commands
      .replacing("/var/lib/showcase/groups.sqlite", with: path)
      .replacing("/var/backups", with: "\(url.path)/backups")
      .replacing("/var/lib/postgresql", with: "\(url.path)/backups")
      .replacing(
        "postgres://showcase@db.example.org/showcase",
        with: server.map { "'\($0.url(of: "showcase", user: "showcase"))'" } ?? "")
    process.arguments = ["-euc", "cd '\(url.path)'\nmkdir -p backups\n\(own)"]
    var environment = Self.shellEnvironment
    if let server { environment["PGHOST"] = server.socketFolder }
    environment["PGUSER"] = "calcot"
    process.environment = environment
    let run = try result(of: process)
    #expect(run.status == 0, "\(commands)\n\(run.output)\(run.errors)")
    return run.output
  }
}
