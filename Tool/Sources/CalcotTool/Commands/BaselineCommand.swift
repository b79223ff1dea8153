import ArgumentParser
import CalcotFindings
import CalcotReports

/// The command `calcot baseline`.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accepts findings for now, and shows how their number falls.",
    discussion: "'calcot lint' does not report what the baseline holds.",
    subcommands: [Accept.self, Trend.self])

  /// The command `calcot baseline accept`.
  struct Accept: ToolCommand {
    static let configuration = CommandConfiguration(
      abstract: "Takes what 'calcot lint' reports now into the baseline.")

    @OptionGroup var options: ReadingOptions
    @OptionGroup var choice: RuleOptions

    @Option(help: "Why the findings are accepted.")
    var reason: String

    func result(in environment: ToolEnvironment) throws -> CommandResult {
      let outcome = try choice.run(reading: options.reading).outcome(in: environment)
      let store = try store(in: environment)
      let known = outcome.baseline?.remaining ?? store.baseline
      let new = outcome.report.findings
      try store.replace(by: known.accepting(new, reason: reason), in: environment)
      let all = known.entries.count + new.count
      return CommandResult(
        messages: "\(store.shownPath): \(new.count) accepted, \(all) in all\n", status: .clean)
    }

    private func store(in environment: ToolEnvironment) throws -> BaselineStore {
      let project = try ProjectConfiguration(
        path: options.configuration, nearestTo: options.paths.first ?? ".", in: environment)
      return try BaselineStore(place: choice.baseline, project: project, in: environment)
    }
  }

  /// The command `calcot baseline trend`.
  struct Trend: ToolCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows how many findings of each rule the baseline has had.")

    @Option(name: .customLong("config"), help: "The configuration that names the baseline.")
    var configurationPath: String?

    @Option(help: ArgumentHelp("The baseline.", valueName: "file"))
    var baseline: String?

    func result(in environment: ToolEnvironment) throws -> CommandResult {
      let project = try ProjectConfiguration(
        path: configurationPath, nearestTo: ".", in: environment)
      let store = try BaselineStore(place: baseline, project: project, in: environment)
      return CommandResult(output: try store.trend().table(), status: .clean)
    }
  }
}
