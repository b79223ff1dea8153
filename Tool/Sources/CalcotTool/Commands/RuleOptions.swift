import ArgumentParser

/// The options that choose rules and findings.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only this rule; may be repeated.", valueName: "rule"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "How sure a finding has to be, from 0 to 1; otherwise as the configuration says, or "
        + "\(FindingWeight.usualConfidence).",
      valueName: "number"))
  var minimumConfidence: Double?

  @Option(
    help: ArgumentHelp(
      "The baseline; otherwise as the configuration says, or \(BaselineStore.usualName).",
      valueName: "file"))
  var baseline: String?

  @Flag(name: .customLong("no-baseline"), help: "Reports what the baseline knows, too.")
  var isWithoutBaseline = false

  func validate() throws {
    if let minimumConfidence, !(0...1).contains(minimumConfidence) {
      throw ValidationError("--minimum-confidence takes a number from 0 to 1")
    }
  }

  func run(reading: CodebaseReading) -> LintRun {
    LintRun(
      reading: reading, only: only, minimumConfidence: minimumConfidence,
      baselinePath: baseline, ignoresBaseline: isWithoutBaseline)
  }
}
