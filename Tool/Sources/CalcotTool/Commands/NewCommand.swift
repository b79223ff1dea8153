import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// `calcot new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes an app, or adds a screen, a flow or a feature to one.",
    subcommands: [
      NewAppCommand.self, NewScreenCommand.self, NewFlowCommand.self, NewFeatureCommand.self,
    ])
}

/// A command that changes the app in the current folder, or prints the change as a patch.
protocol NewPartCommand: ToolCommand {
  var name: String { get }
  var dryRun: Bool { get }

  /// Returns the change that adds the part with these names.
  func change(_ names: PlaceNames, to package: AppPackage) throws -> PackageChange
}

extension NewPartCommand {
  func result(in environment: ToolEnvironment) throws -> CommandResult {
    do {
      let package = try AppPackage(at: environment.currentFolder.text)
      let change = try change(PlaceNames(TypeName(name)), to: package)
      if dryRun { return CommandResult(output: change.patch, status: .clean) }
      try change.make()
      return CommandResult(output: change.summary, status: .clean)
    } catch let problem as NewProblem {
      throw ToolFailure.misuse("calcot: error: \(problem.message)")
    }
  }
}
