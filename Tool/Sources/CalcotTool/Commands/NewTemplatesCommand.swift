import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// The command `calcot new templates`.
struct NewTemplatesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists the team's templates in .calcot/templates, with the files that each makes.",
    discussion: "One of them is used by `calcot new screen NAME --template TEMPLATE`.")

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    do throws(NewProblem) {
      let templates = try TeamTemplate.all(in: environment.currentFolder.text)
      let lines = templates.map { template in
        "\(template.name)\n" + template.paths.map { "  \($0)\n" }.joined()
      }
      return CommandResult(
        output: lines.joined(),
        messages: lines.isEmpty ? "there are no templates in .calcot/templates\n" : "",
        status: .clean)
    } catch {
      throw ToolFailure.misuse("calcot: error: \(error.message)")
    }
  }
}
