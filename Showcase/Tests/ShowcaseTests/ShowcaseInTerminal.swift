import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import WebWire

/// The result of a run without a screen.
struct ShowcaseRun {
  let status: Int32
  let output: String
  let errors: String
}

extension TemporaryFolder {
  /// Starts the sample app in a terminal, on this folder's database or another one.
  func start(
    _ options: String..., database: String? = nil, busyTimeout: Int = 5000,
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 30
  ) throws -> PseudoTerminal {
    let words =
      [
        BuiltProgram.path("Showcase"), "--terminal", "--database", database ?? path,
        "--busy-timeout",
        "\(busyTimeout)",
      ] + options
    let quoted = words.map { "'\($0.replacing("'", with: #"'\''"#))'" }.joined(separator: " ")
    return try PseudoTerminal(
      "/bin/sh", "-c", "exec \(quoted)", environment: environment, columns: columns, rows: rows)
  }

  /// Runs the sample app to its end, without a terminal, on this folder's database or another one.
  func run(
    _ options: String..., database: String? = nil, environment: [String: String] = [:]
  ) throws -> ShowcaseRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("Showcase"))
    let isNamed = environment["CALCOT_DATABASE"] != nil
    process.arguments = (isNamed ? [] : ["--database", database ?? path]) + options
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try result(of: process)
  }

  /// Runs a process to its end.
  func result(of process: Process) throws -> ShowcaseRun {
    let streams = ["output", "errors"].map { url.appendingPathComponent($0) }
    for stream in streams { try Data().write(to: stream) }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    let status = process.awaitedStatus()
    let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return ShowcaseRun(status: status, output: texts[0], errors: texts[1])
  }

  /// Returns the whole contents, as the app exports them.
  func exported() throws -> String {
    let file = url.appendingPathComponent("export-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try run("--export", file.path)
    guard run.status == 0 else { throw NotExported(description: run.errors) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

/// The reason why an export failed.
struct NotExported: Error, CustomStringConvertible {
  let description: String
}

extension PseudoTerminal {
  /// Opens the form and types a name.
  func fillForm(_ name: String) async {
    screen(contains: "[New group]", "Updated at")
    moveFocus(to: "New group")
    press(.enter)
    screen(contains: "What is the group called?", "Esc Cancel")
    type(name)
    screen(contains: name)
  }

  /// Opens a group of the community's list, starting at its first row or at the invitations above it.
  func open(_ group: String) async {
    screen(contains: group, "Updated at")
    moveFocus(to: group, by: .down)
    press(.enter)
    screen(contains: "‹ Back ─ \(group)", "Rename]")
  }

  /// Moves the focus to a control and activates it.
  func use(_ label: String) async {
    moveFocus(to: label)
    press(.enter)
  }

  /// Quits the app, and waits for its end.
  func quit() -> ProgramEnd {
    press(.control("q"))
    return end()
  }
}
