import CalcotTerminalTesting
import Testing

/// `TerminalProbe` or `TerminalAppProbe`, running behind a pseudo-terminal.
typealias ProbeProcess = TerminalProgram

extension TerminalProgram {
  /// Starts the probe and waits until it has taken over its terminal.
  ///
  /// - Parameters:
  ///   - shellScript: A script for a shell with job control, with the probe as its `$0`.
  ///   - program: The program to run; it shows when it is ready.
  convenience init(shellScript: String? = nil, program: String = "TerminalProbe") throws {
    let probe = BuiltProgram.path(program)
    try self.init(
      shellScript.map { ["/bin/sh", "-mc", $0, probe] } ?? [probe],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"],
      on: TerminalPair())
    try #require(terminal.awaitText("ready"))
  }
}
