import ArgumentParser

/// The command `calcot`.
@main
struct Calcot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calcot",
    abstract: "Keeps the architecture of a Swift codebase: MVVM, MVVM-C, MVVM-R or VIPER.",
    discussion: """
      It reads source alone: no build, no index. Without paths it reads the current folder.

      Exit codes: 0 clean, 1 findings (warnings or errors), 2 wrong use, 3 internal error.
      """,
    version: ToolIdentity.version,
    subcommands: [
      LintCommand.self, MapCommand.self, InitCommand.self, RulesCommand.self, BaselineCommand.self,
      NewCommand.self, DevCommand.self, FakesCommand.self,
    ])

  static func main() {
    let environment = ToolEnvironment.process
    environment.finish(result(of: Array(CommandLine.arguments.dropFirst()), in: environment))
  }

  /// Returns the result of a command line. Writes nothing to the streams, and never ends the
  /// process.
  static func result(of arguments: [String], in environment: ToolEnvironment) -> CommandResult {
    do {
      var command = try parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return try command.result(in: environment) }
      // NB: help and version end the run by throwing an error.
      try command.run()
      return CommandResult(output: "", messages: "", status: .clean)
    } catch let failure as ToolFailure {
      return CommandResult(failure)
    } catch {
      let message = fullMessage(for: error)
      if exitCode(for: error) == .success {
        return CommandResult(output: message + "\n", status: .clean)
      }
      return CommandResult(messages: message + "\n", status: .misuse)
    }
  }
}
