import ArgumentParser
import CalcotFiles
import CalcotScaffold

/// The command `calcot new`.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes an app, or adds a screen, a flow or a feature to one.",
    subcommands: [
      NewAppCommand.self, NewScreenCommand.self, NewFlowCommand.self, NewFeatureCommand.self,
      NewTemplateCommand.self, NewTemplatesCommand.self,
    ])
}

/// A command that changes the app in the current folder, or prints the change as a patch.
protocol NewPartCommand: ToolCommand {
  var name: String { get }
  var dryRun: Bool { get }

  /// Returns the change that adds the part to the code in the current folder, and the lines to
  /// print about it.
  func change(
    _ name: TypeName, in environment: ToolEnvironment
  ) throws -> (change: PackageChange, note: String)
}

extension NewPartCommand {
  func result(in environment: ToolEnvironment) throws -> CommandResult {
    try Self.result(in: environment, dryRun: dryRun) {
      try change(TypeName(name), in: environment)
    }
  }
}

extension ToolCommand {
  /// Makes a change of the code in the current folder, or prints it as a patch.
  static func result(
    in environment: ToolEnvironment, dryRun: Bool,
    of change: () throws -> (change: PackageChange, note: String)
  ) throws -> CommandResult {
    do {
      let undone = try CutOffChange(in: environment.currentFolder.text)
      if dryRun { try undone?.refuse() }
      let undoing = try undone?.undo() ?? ""
      let (change, note) = try change()
      if dryRun { return CommandResult(output: change.patch, messages: note, status: .clean) }
      try change.make()
      return CommandResult(
        output: undoing + change.summary, messages: note, status: .clean)
    } catch let problem as NewProblem {
      throw ToolFailure.misuse("calcot: error: \(problem.message)")
    }
  }
}
