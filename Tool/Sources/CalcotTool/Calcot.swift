import ArgumentParser
import CalcotText

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
      try refuseUnknownCommand(in: arguments)
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

  /// Refuses a word that is no command, such as `lnt` or `new scren`, and names those that are.
  private static func refuseUnknownCommand(in arguments: [String]) throws {
    var commands = configuration.subcommands
    for word in arguments {
      // NB: options, help and the arguments of a command are for the parser.
      if commands.isEmpty || word.hasPrefix("-") || word == "help" { return }
      let names = commands.map { command in
        [command._commandName] + command.configuration.aliases
      }
      guard let found = names.firstIndex(where: { $0.contains(word) }) else {
        let all = names.joined()
        throw ToolFailure.misuse(
          "calcot: error: there is no command '\(word)'; there are \(all.joined(separator: ", "))"
            + NearestWord.hint(for: word, in: all))
      }
      commands = commands[found].configuration.subcommands
    }
  }
}
