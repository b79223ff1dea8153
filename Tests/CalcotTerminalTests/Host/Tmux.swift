import CalcotTerminalTesting
import Foundation

/// A program in a tmux server of its own.
final class Tmux {
  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let socket = "calcot-\(UInt32.random(in: 0 ... .max))"
  private let client: TerminalProgram

  init(columns: Int, rows: Int, environment: [String: String], program: [String]) throws {
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    // NB: a client that stays, since the server would keep what a process is waited for by. The line
    // below the program is tmux's own.
    client = try TerminalProgram(
      [Tmux.path ?? "", "-u", "-L", socket, "-f", "/dev/null", "new-session", "env"] + variables
        + program,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm"],
      on: TerminalPair(columns: columns, rows: rows + 1))
  }

  deinit { run(["kill-server"]) }

  func type(_ keys: String...) { run(["send-keys"] + keys) }

  var text: String { run(["capture-pane", "-p"]) }
  var lines: [String] { text.components(separatedBy: "\n") }

  /// A Boolean value that indicates whether any cell has a color of its own.
  var hasColors: Bool {
    // NB: 39 and 49 take a color back.
    run(["capture-pane", "-p", "-e"]).colorParameters.contains { $0 != 39 && $0 != 49 }
  }

  /// Captures the screen until a text is on it, and another one is not; returns `false` after many
  /// captures without it.
  func await(_ text: String, without other: String? = nil) -> Bool {
    client.terminal.drain()
    for _ in 0..<3_000 {
      let now = self.text
      if now.contains(text), other.map(now.contains) != true { return true }
    }
    return false
  }

  // NB: not by `Process`, which does not see the end of a program while another child, started by another
  // test meanwhile, holds its pipe.
  @discardableResult
  private func run(_ arguments: [String]) -> String {
    let environment = ["env", "-i", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=xterm"]
    let words = environment + [Tmux.path ?? "", "-u", "-L", socket] + arguments
    let command = words.map { "'\($0)'" }.joined(separator: " ") + " 2>/dev/null"
    guard let output = popen(command, "r") else { return "" }
    defer { pclose(output) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(output), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
