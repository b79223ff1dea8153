import CalcotTerminalTesting
import Testing

/// `TerminalProbe` or `TerminalAppProbe`, running behind a pseudo-terminal.
typealias ProbeProcess = TerminalProgram

extension TerminalProgram {
  /// Starts it and waits until it has taken its terminal over.
  ///
  /// - Parameters:
  ///   - shellScript: what a shell with job control runs, the probe being its `$0`.
  ///   - program: the one to run; when it is ready, it shows so.
  convenience init(shellScript: String? = nil, program: String = "TerminalProbe") throws {
    let probe = BuiltProgram.path(program)
    try self.init(
      shellScript.map { ["/bin/sh", "-mc", $0, probe] } ?? [probe],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"],
      on: TerminalPair())
    try #require(terminal.awaitText("ready"))
  }
}
