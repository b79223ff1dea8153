import ArgumentParser

/// The command `calcot rules`.
struct RulesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules, or explains one.",
    aliases: ["explain"])

  @Argument(help: ArgumentHelp("The rule to explain.", valueName: "rule"))
  var id: String?

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    guard let id else { return CommandResult(output: RuleDocumentation.list, status: .clean) }
    guard let text = RuleDocumentation.text(of: id) else {
      throw ToolFailure.misuse("calcot: error: there is no rule '\(id)'; 'calcot rules' lists them")
    }
    return CommandResult(output: text, status: .clean)
  }
}
