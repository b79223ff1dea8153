import ArgumentParser

/// A command that says what it comes to instead of printing it.
protocol ToolCommand: ParsableCommand {
  func result(in environment: ToolEnvironment) throws -> CommandResult
}
