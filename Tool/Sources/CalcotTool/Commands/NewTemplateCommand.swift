import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// The command `calcot new template`.
struct NewTemplateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Writes a template of the team from a screen that is there.",
    discussion: """
      It makes copies of the screen until you correct it, and is the team's from then on. \
      `calcot new screen NAME` takes the template 'screen' in a codebase without Calçot, and \
      `--template` any.
      """)

  @Argument(help: "The name of the template, and of its folder in .calcot/templates.")
  var name = "screen"

  @Option(help: ArgumentHelp("The screen that it is made of.", valueName: "screen"))
  var from: String

  @Flag(help: "Prints the files as a patch, and makes nothing.")
  var dryRun = false

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    try Self.result(in: environment, dryRun: dryRun) {
      let change = try NewHouseScreen(in: environment).adding(template: name, from: from)
      return (
        change, "next: correct the template, and try it with 'calcot new screen NAME \(hint)'\n"
      )
    }
  }

  private var hint: String { "--template \(name) --dry-run" }
}
