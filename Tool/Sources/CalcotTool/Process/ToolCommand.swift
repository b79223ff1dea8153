import ArgumentParser

/// A command that returns its output instead of printing it.
protocol ToolCommand: ParsableCommand {
  func result(in environment: ToolEnvironment) throws -> CommandResult
}
