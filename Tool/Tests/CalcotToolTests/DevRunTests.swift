import Foundation
import Testing

@testable import CalcotTool

/// Runs of the program `calcot dev`, where SwiftPM and the app are scripts: what comes in the way is a sentence
/// each, the app that runs goes on, and nothing is left running.
@Suite struct DevRunTests {
  @Test
  func `a broken manifest and a full disk are told, and the app runs on until they are mended`()
    throws
  {
    let scene = try DevScene()
    let run = try scene.start()
    try run.wait("shown after")
    let app = try scene.app()
    let manifest = scene.tool.folder.path + "/Package.swift"
    try scene.save(
      "Package.swift",
      problem: "error: 'demo': Invalid manifest\n\(manifest):4:1: error: expected expression")
    try run.wait("Package.swift:4:1: error: expected expression")
    try scene.save("Sources/App/A.swift", problem: "error: No space left on device")
    try run.wait("error: No space left on device")
    let now = try scene.app()
    #expect(now == app && scene.isRunning(app))
    try scene.save("Package.swift", problem: nil)
    try run.wait("shown after")
    #expect(run.interrupt() == 0)
    let last = try scene.app()
    #expect(!scene.isRunning(app) && !scene.isRunning(last))
  }

  @Test func `another branch with 2,000 files is one sentence`() throws {
    let scene = try DevScene()
    try scene.git("init", "-q")
    try scene.git("add", "Sources")
    try scene.git("commit", "-qm", "First")
    try scene.git("checkout", "-qb", "many")
    for number in 0..<2_000 { try scene.tool.write("", to: "Sources/App/Many/M\(number).swift") }
    try scene.git("add", "Sources")
    try scene.git("commit", "-qm", "Many")
    let run = try scene.start()
    try run.wait("shown after")
    try scene.git("checkout", "-q", "-")
    try run.wait("files have changed")
    try run.wait("shown after")
    #expect(run.interrupt() == 0)
    let app = try scene.app()
    #expect(!scene.isRunning(app))
  }

  @Test func `a second run in a folder says that there is one, which goes on`() throws {
    let scene = try DevScene()
    let run = try scene.start()
    try run.wait("shown after")
    let second = try scene.start()
    try second.wait("another 'calcot dev' is at work")
    #expect(second.end() == ExitStatus.misuse.rawValue)
    try scene.save("Sources/App/A.swift", problem: nil)
    try run.wait("shown after")
    #expect(run.interrupt() == 0)
  }

  @Test func `an app that dies three times in a row waits for a save`() throws {
    let scene = try DevScene(app: "echo 'Fatal error: out of leeks' >&2\nexit 1\n")
    let run = try scene.start()
    try run.wait("Fatal error: out of leeks")
    try run.wait("crashes in a row; the next save starts it again")
    try scene.tool.write(DevScene.app, to: "program")
    try scene.save("Sources/App/A.swift", problem: nil)
    try run.wait("shown after")
    #expect(run.interrupt() == 0)
  }

  @Test func `what the app cannot read of the place before is told over it`() throws {
    let scene = try DevScene(
      app: "echo ready >&4\necho 'lost no route edit' >&4\nread -r told <&4\n"
        + "echo \"over the app: $told\" >&2\ncat <&4 >/dev/null\n")
    let run = try scene.start()
    try run.wait("at the nearest place that is left: no route edit")
    try run.wait("over the app: {")
    try run.wait("\"message\":\"no route edit\"")
    #expect(run.interrupt() == 0)
  }

  @Test func `a run that is killed leaves nothing running`() throws {
    let scene = try DevScene()
    let run = try scene.start()
    try run.wait("shown after")
    run.kill()
    // NB: the app reads the end of its connection, and then the test the end of the app's output.
    try run.readRest()
  }
}

/// A package, and scripts in the place of SwiftPM and of the app.
private final class DevScene {
  let tool: ToolScene
  /// An app that shows itself, and ends with its connection.
  static let app = "echo $$ >app\necho ready >&4\ncat <&4 >/dev/null\n"

  init(app: String = DevScene.app) throws {
    tool = try ToolScene([
      "Package.swift": "", "Sources/App/A.swift": "", "program": app,
      "build": """
      products=$PWD/.build/linux/debug
      case "$*" in *--show-bin-path*) echo "$products"; exit;; esac
      if [ -s problem ]; then cat problem; exit 1; fi
      mkdir -p "$products"
      { echo '#!/bin/sh'; cat program; } >"$products/App.new"
      chmod +x "$products/App.new"
      mv "$products/App.new" "$products/App"
      """,
    ])
    // NB: a file that was just written may not be run yet, as other tests' processes may have it open; so the
    // shell is SwiftPM, and `swift build` runs the script of that name.
    try FileManager.default.createDirectory(
      atPath: tool.folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/bin/swift", withDestinationPath: "/bin/sh")
  }

  /// Writes a file anew, whose build fails with a problem if there is one.
  func save(_ file: String, problem: String?) throws {
    try tool.write(problem.map { $0 + "\n" } ?? "", to: "problem")
    try tool.write("// \(UUID())\n", to: file)
  }

  /// Returns the number of the app's process.
  func app() throws -> pid_t {
    let text = try tool.text(of: "app")
    return try #require(pid_t(text.dropLast()))
  }

  func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  func git(_ words: String...) throws {
    let who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let answer = try GitProcess.run(["-C", tool.folder.path] + who + words)
    #expect(answer.status == 0, "\(answer.message)")
  }

  func start() throws -> DevProcess { try DevProcess(in: tool.folder) }
}

/// A run of the tool's program.
private final class DevProcess {
  private let process = Process()
  private let output: FileHandle
  private var unread = ""

  init(in folder: URL) throws {
    // NB: the program is built beside the tests.
    let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    process.executableURL = tests.deletingLastPathComponent().appending(path: "calcot")
    process.arguments = ["dev", "--product", "App", "--port", "0"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin"
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    output = pipe.fileHandleForReading
    try process.run()
  }

  deinit { if process.isRunning { _ = interrupt() } }

  /// Reads until a text comes.
  func wait(_ text: String) throws {
    while true {
      if let found = unread.range(of: text) {
        unread.removeSubrange(..<found.upperBound)
        return
      }
      let more = output.availableData
      try #require(!more.isEmpty, "\(text) does not come after: \(unread)")
      unread += String(decoding: more, as: UTF8.self)
    }
  }

  /// Reads to the end, which comes when also the app has closed its output.
  func readRest() throws { _ = try output.readToEnd() }

  func interrupt() -> Int32 {
    process.interrupt()
    return end()
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
