public import CalcotTesting

/// The result of an exploration.
public struct ExplorationReport: Sendable, CustomStringConvertible {
  /// The numbers that describe the extent of an exploration.
  public struct Figures: Equatable, Sendable {
    /// The number of distinct states, which differ in the navigation tree, with the values of its
    /// routes, or in a text that the user can read.
    public internal(set) var states = 0
    /// The number of distinct places: trees whose routes differ in more than their values.
    public internal(set) var places = 0
    /// The number of moves, without those that led back to a known state.
    public internal(set) var steps = 0
    /// The number of moves that led back to a known state.
    public internal(set) var replayed = 0
    /// The number of walks, each of which starts the app anew.
    public internal(set) var walks = 0
    /// The number of further starts of the app with the same services.
    public internal(set) var restarts = 0
  }

  /// The seed, with which the same exploration is repeated.
  public let seed: UInt64
  /// The extent of the exploration.
  public let figures: Figures
  /// The findings, in the order in which they were found.
  public let findings: [Finding]
  /// The screens and the ways between them.
  public let graph: RouteGraph
  /// The names of the expected screens that were never reached, sorted.
  public let unreached: [String]
  /// The controls that were tapped and never had an effect.
  public let deadEnds: [String]
  /// The places where the exploration could not go on, with the reasons.
  public let obstacles: [String]

  /// The problems to which the same moves did not lead again.
  public let notes: [String]
  /// The waivers, each with what it has hidden.
  public let waived: [String]
  /// The rules, each with the screens on which it was checked, and how often.
  public let checks: [RuleCheck]
  /// The controls that the exploration has used, and those that it has not, of each screen; at the end the
  /// screens that were never reached.
  public let coverage: [ScreenCoverage]

  init(
    seed: UInt64, figures: Figures, findings: Findings, graph: RouteGraph, expected: Set<String>,
    deadEnds: [ControlUse], obstacles: [String], checks: [RuleCheck], coverage: [ScreenCoverage]
  ) {
    (self.seed, self.figures) = (seed, figures)
    (self.findings, notes, waived) = (findings.all, findings.notes, findings.waived)
    (self.graph, self.obstacles) = (graph, obstacles)
    self.checks = checks
    let unreached = expected.subtracting(graph.screens).sorted()
    self.unreached = unreached
    self.coverage = coverage + unreached.map { ScreenCoverage(unreached: $0) }
    self.deadEnds = deadEnds.map { "\($0.screen): \($0)" }
  }

  /// The coverage as a table in Markdown. `writeGallery` shows it, too.
  public var coverageTable: String {
    let titles = ScreenCoverage.titles
    let rows = [titles, titles.map { _ in "---" }] + coverage.map(\.cells)
    return rows.map { cells in
      cells.map { $0.isEmpty ? "| " : "| \($0) " }.joined() + "|"
    }
    .joined(separator: "\n")
  }

  public var description: String {
    let lines = [
      "\(figures.states) states and \(figures.places) places by \(figures.steps) steps in "
        + "\(figures.walks) walks (CALCOT_SEED=\(seed))",
      "Screens: \(graph.screens.joined(separator: ", "))",
    ]
    let lists = [
      ("Checked", checks.map(\.description)), ("Waived", waived), ("Never reached", unreached),
      ("Never used", coverage.flatMap { row in row.unused.map { "\(row.screen): \($0)" } }),
      ("Dead ends", deadEnds), ("Could not go on", obstacles),
      ("Seen once", notes), ("Findings", findings.map(\.description)),
    ]
    let rest = lists.filter { !$0.1.isEmpty }.map { title, entries in
      "\(title):\n"
        + entries.map { "  \($0.replacing("\n", with: "\n  "))" }.joined(separator: "\n")
    }
    return (lines + rest).joined(separator: "\n")
  }
}
