import CalcotTerminal
import CalcotTerminalTesting
import GroupsDatabaseTesting

extension TemporaryFolder {
  /// Starts the sample app in a terminal, on this folder's database or another one.
  func start(
    database: String? = nil, busyTimeout: Int = 5000, environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProgram.path("Showcase"), "--database", database ?? path,
      "--busy-timeout", "\(busyTimeout)", environment: environment, columns: columns, rows: rows)
  }
}

extension PseudoTerminal {
  /// Opens the form and types a name.
  func fillForm(_ name: String) async {
    screen(contains: "[New group]", "Updated at")
    moveFocus(to: "New group")
    press(.enter)
    screen(contains: "What is the group called?", "Esc Close")
    type(name)
    screen(contains: name)
  }

  /// Quits, and waits for the end.
  func quit() -> ProgramEnd {
    press(.control("q"))
    return end()
  }
}
