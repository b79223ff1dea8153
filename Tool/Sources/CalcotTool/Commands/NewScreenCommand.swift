import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// `calcot new screen`
struct NewScreenCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Adds a screen with its tests to the app in the current folder, as a tab.")

  @Argument(help: "The name of the screen, such as Profile.")
  var name: String

  @Option(name: .customLong("with"), help: "The content of the screen.")
  var content = ScreenContent.form

  @Flag(help: "Prints the files and the changes as a patch, and changes nothing.")
  var dryRun = false

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    do {
      let package = try AppPackage(at: environment.currentFolder.text)
      let names = try ScreenNames(try TypeName(name))
      if dryRun {
        return CommandResult(output: try package.patch(adding: names), status: .clean)
      }
      let files = try package.addScreen(names)
      return CommandResult(
        output: files.dropLast().map { "made: \($0)\n" }.joined()
          + "changed: \(files.last ?? "")\n",
        status: .clean)
    } catch let problem as NewProblem {
      throw ToolFailure.misuse("calcot: error: \(problem.message)")
    }
  }
}

/// The content of a new screen.
enum ScreenContent: String, CaseIterable, ExpressibleByArgument {
  case form
}
