import ArgumentParser
import CalcotConfiguration
import CalcotFiles
import CalcotReports

/// The command `calcot init`.
struct InitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Looks at the codebase and writes a \(ConfigurationFile.name) for it.")

  @OptionGroup var options: ReadingOptions

  @Flag(help: "Turns no rule down, also where the codebase breaks it throughout.")
  var strict = false

  @Flag(help: "Replaces a \(ConfigurationFile.name) that is there.")
  var force = false

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    let file = try place(in: environment)
    if TextFile.exists(file), !force {
      throw ToolFailure.misuse(
        "\(ConfigurationFile.name): error: it is there already; --force replaces it")
    }
    // NB: with the old configuration, rules that it turns off would look clean.
    var reading = options.reading
    reading.ignoresConfiguration = true
    let run = LintRun(reading: reading, ignoresBaseline: true)
    let outcome = try run.outcome(in: environment)
    guard let codebase = outcome.codebase else {
      preconditionFailure("Only a run that reuses findings gives no codebase")
    }
    let survey = CodebaseSurvey(
      of: codebase, findings: outcome.report.findings, rules: outcome.report.rules)
    let text = survey.proposedConfiguration(isStrict: strict)
    do {
      try TextFile.write(Array(text.utf8), to: file, shownPath: ConfigurationFile.name)
    } catch {
      throw ToolFailure.failure("calcot: error: \(error)")
    }
    return CommandResult(messages: "written: \(file)\n", status: .clean)
  }

  /// Returns the path of the configuration: in the folder on the command line, or in the current
  /// one.
  private func place(in environment: ToolEnvironment) throws -> Path {
    let folder = options.paths.count == 1 ? Path(options.paths[0]) : Path(".")
    let name = Array((options.configuration ?? ConfigurationFile.name).utf8)
    if options.configuration != nil {
      return Path(bytes: name).absolute(in: environment.currentFolder)
    }
    return folder.appending(name).absolute(in: environment.currentFolder)
  }
}
