import ArgumentParser
import CalcotReports

/// The command `calcot lint`.
struct LintCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Reports where the code leaves the architecture.")

  @OptionGroup var options: ReadingOptions
  @OptionGroup var choice: RuleOptions

  @Option(
    help: ArgumentHelp(
      "How to tell it: \(ReportFormatName.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: "On a terminal 'terminal', otherwise 'xcode'.", valueName: "format"),
    transform: { text in
      guard let format = ReportFormatName(rawValue: text) else {
        let names = ReportFormatName.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no format '\(text)'; there are \(names)")
      }
      return format
    })
  var format: ReportFormatName?

  @Option(name: .shortAndLong, help: ArgumentHelp("Writes the report there.", valueName: "file"))
  var output: String?

  @Flag(help: "Paths from the root of the file system, as a build phase of Xcode needs them.")
  var absolutePaths = false

  @Flag(help: "Shows all findings on a terminal, however many; so does --only.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Reports only findings on lines that differ from this revision of the git repository.",
      valueName: "revision"))
  var diff: String?

  @Flag(help: "Mends what can be mended without breaking the build, and reports the rest.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "What becomes of the baseline's entries that no longer occur.",
      discussion: "shrink takes them out, keep leaves them, fail makes the run end with 1.",
      valueName: "what"))
  var staleBaseline: StaleBaseline = .shrink

  @Flag(help: "Tells on standard error how long each stage and each rule takes.")
  var timings = false

  func result(in environment: ToolEnvironment) throws -> CommandResult {
    var run = choice.run(reading: options.reading)
    run.reusesFindings = true
    run.changedSince = diff
    var outcome = try run.outcome(in: environment)
    // NB: the process ends soon, and freeing every tree first would take longer than that.
    if let codebase = outcome.codebase { _ = Unmanaged.passRetained(codebase) }
    var messages: [String] = []
    if fix {
      let fixed = try FixRun(outcome: outcome).apply()
      messages += fixed.messages
      if fixed.fileCount > 0 { outcome = try run.outcome(in: environment) }
    }
    let stale = try staleBaseline.apply(to: outcome, in: environment)
    messages += stale.messages
    let written = try environment.timings.stage("report") {
      try LintOutput(
        format: format, path: output, hasAbsolutePaths: absolutePaths, isQuiet: options.quiet,
        showsAll: all || !choice.only.isEmpty
      ).write(outcome.report, files: outcome.files, in: environment)
    }
    messages += written.messages
    return CommandResult(
      output: written.text,
      messages: messages.map { $0 + "\n" }.joined() + (timings ? environment.timings.text : ""),
      status: outcome.status == .clean ? stale.status : outcome.status)
  }
}

extension StaleBaseline: ExpressibleByArgument {}
