import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import PostgreSQLTesting
import Testing

/// Tests of the commands, configurations and promises that the documents give an operator.
@Suite("The documents on running a site", .timeLimit(.minutes(20)))
struct DeployTests {
  let folder: TemporaryFolder
  private let root: URL
  private let document: String

  init() throws {
    folder = try TemporaryFolder()
    root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    document = try String(
      contentsOf: root.appendingPathComponent("Docs/Deploy.md"), encoding: .utf8)
  }

  @Test(
    .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
    .enabled(if: hasProgram("sqlite3"), "There is no sqlite3 on this machine"),
    .enabled(if: hasProgram("pg_dump"), "There is no pg_dump on this machine"))
  func `backs up, restores and moves a store with everything in it`() async throws {
    let server = try await PostgreSQLTestServer.start()
    let before = try folder.exported()
    let commands = blocks("sh")
    try #require(commands.count == 3)
    let (restoring, dumping, moving) = (commands[0], commands[1], commands[2])
    try shell(restoring, on: server)
    #expect(try folder.exported() == before)
    try shell("createdb showcase\n\(moving)\n\(dumping)", on: server)
    for database in ["showcase", "showcase2"] {
      try shell("Showcase --database '\(server.url(of: database))' --export there.json", on: server)
      let there = folder.url.appendingPathComponent("there.json")
      #expect(try String(contentsOf: there, encoding: .utf8) == before, "\(database)")
    }
  }

  @Test(.enabled(if: hasProgram("haproxy"), "There is no haproxy on this machine"))
  func `has settings that HAProxy takes`() throws {
    let site = folder.url.appendingPathComponent("site.pem").path
    try shell(
      """
      openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout key -out site.pem 2>/dev/null
      cat key >>site.pem
      """)
    let settings = blocks("haproxy").map { $0.replacing("/etc/haproxy/site.pem", with: site) }
    try #require(settings.count == 2)
    let front = settings[0].components(separatedBy: "\nbackend calcot")[0]
    for text in [settings[0], "\(front)\n\(settings[1])"] {
      let file = folder.url.appendingPathComponent("haproxy.cfg")
      try Data("\(text)\n".utf8).write(to: file)
      try shell("haproxy -c -f haproxy.cfg")
    }
  }

  @Test(.enabled(if: hasProgram("systemd-analyze"), "There is no systemd on this machine"))
  func `has a unit that systemd takes`() throws {
    let unit = try #require(blocks("ini").first)
      .replacing("/opt/showcase/Showcase", with: BuiltProgram.path("Showcase"))
    try Data(unit.utf8).write(to: folder.url.appendingPathComponent("showcase.service"))
    try shell("systemd-analyze verify ./showcase.service")
  }

  @Test func `number each promise of security once, with suites of tests that are there`() throws {
    let security = try String(
      contentsOf: root.appendingPathComponent("Docs/Security.md"), encoding: .utf8)
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
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let file = files?.nextObject() as? String {
        names.insert((file as NSString).lastPathComponent)
      }
    }
    return names
  }

  /// The blocks of the document in a language.
  private func blocks(_ language: String) -> [String] {
    document.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// Runs commands in the folder, with the paths and the server of the test.
  private func shell(_ commands: String, on server: PostgreSQLTestServer? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let programs = (BuiltProgram.path("Showcase") as NSString).deletingLastPathComponent
    let own =
      commands
      .replacing("/var/lib/showcase/groups.sqlite", with: folder.path)
      .replacing("/var/backups", with: "\(folder.url.path)/backups")
      .replacing(
        "postgres://showcase@db.example.org/showcase",
        with: server.map { "'\($0.url(of: "showcase"))'" } ?? "")
    process.arguments = ["-euc", "cd '\(folder.url.path)'\nmkdir -p backups\n\(own)"]
    var environment = ProcessInfo.processInfo.environment
    environment["PATH", default: "/usr/bin:/bin"] += ":\(programs)"
    if let server { environment["PGHOST"] = server.socketFolder }
    environment["PGUSER"] = "calcot"
    process.environment = environment
    let run = try folder.result(of: process)
    #expect(run.status == 0, "\(commands)\n\(run.output)\(run.errors)")
  }
}

private func hasProgram(_ name: String) -> Bool {
  let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
  return folders.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
