import Calcot
import CalcotContent
import CalcotTesting

/// A walk through an app that uses each control once, and writes down what it does.
///
/// Each use begins in an app that was started anew. The places are visited breadth first, so the moves that
/// lead to a control are as few as possible, and the same in each run.
@MainActor
struct ControlWalk {
  private let exploration: Exploration
  private let start: @MainActor () -> TestApp
  private let finder: FoundMoves
  private var known: Set<ControlTrial.ID> = []
  private var pages: [(place: String, lines: [String])] = []

  init(_ exploration: Exploration, start: @escaping @MainActor () -> TestApp) {
    self.exploration = exploration
    self.start = start
    finder = FoundMoves(entries: FieldEntries(rules: exploration.entries, isSteady: true))
  }

  /// Returns what the controls of each screen do, in the order in which the screens are reached.
  mutating func recording() async -> ScreenRecording {
    var waiting: [[TestMove]] = [[]]
    var next = 0
    while next < waiting.count, known.count < exploration.limits.steps {
      let script = waiting[next]
      next += 1
      for trial in await trials(after: script) {
        guard known.count < exploration.limits.steps, known.insert(trial.id).inserted,
          let way = await use(trial, after: script)
        else { continue }
        waiting.append(way)
      }
    }
    var recording = ScreenRecording()
    for page in pages { recording.add(page.lines.joined(separator: "\n"), as: page.place) }
    return recording
  }

  /// Returns the uses of controls that are new after these moves, and writes a screen that is new down.
  private mutating func trials(after script: [TestMove]) async -> [ControlTrial] {
    let run = await repeated(script)
    defer { run.end() }
    guard !run.isStuck else { return [] }
    if !pages.contains(where: { $0.place == run.place }) {
      pages.append((run.place, run.shownLines))
    }
    var random = SeededGenerator(seed: 1)
    return ControlTrial.all(in: run, finder.moves(run, &random)).filter { !known.contains($0.id) }
  }

  /// Uses a control, and writes down what it does.
  ///
  /// - Returns: The moves that lead to the place after it; nil if nothing has changed.
  private mutating func use(_ trial: ControlTrial, after script: [TestMove]) async -> [TestMove]? {
    let run = await repeated(script)
    defer { run.end() }
    let place = run.place
    let before = SeenPlace(run)
    for move in trial.moves where !run.isStuck {
      _ = await run.perform(move, isChecked: false)
    }
    let lines = before.changes(in: run, isWhole: trial.isForm)
    if trial.isSaid(whenItDid: lines), let page = pages.firstIndex(where: { $0.place == place }) {
      pages[page].lines +=
        ["", trial.title] + (lines.isEmpty ? ["nothing"] : lines).map { "  \($0)" }
    }
    return lines.isEmpty || run.isStuck ? nil : run.script
  }

  private func repeated(_ script: [TestMove]) async -> ExploredRun {
    let run = await ExploredRun(start(), exploration)
    for move in script where !run.isStuck { _ = await run.perform(move, isChecked: false) }
    return run
  }
}

/// A record of what an app shows before a control is used.
@MainActor
private struct SeenPlace {
  private let tree: String
  private let lines: [String]
  private let messages: Set<MessageID>
  private let performed: Int

  init(_ run: ExploredRun) {
    (tree, lines) = (run.state.tree, run.shownLines)
    messages = Set((run.app.app?.status.messages ?? []).map(\.id))
    performed = run.app.driver.performed.count
  }

  /// Returns what has changed: the tree, the messages, what the host is asked for, and the screen's content,
  /// if it is still the same place.
  ///
  /// - Parameter isWhole: A Boolean value that indicates whether another place is shown with its content.
  func changes(in run: ExploredRun, isWhole: Bool) -> [String] {
    guard !run.isStuck else { return ["does not settle"] }
    var found: [String] = []
    let isElsewhere = run.state.tree != tree
    if isElsewhere {
      found += run.state.tree.split(separator: "\n").map { "→ \($0)" }
      found += [run.app.app?.link].compactMap { $0 }.map { "→ \($0)" }
    }
    if isElsewhere, let dialog = run.app.tree?.dialog {
      found += dialog.readableLines.dropFirst().map { "→ \($0)" }
    }
    for message in run.app.app?.status.messages ?? [] where !messages.contains(message.id) {
      let action = message.action.map { " [\($0)]" } ?? ""
      found.append("→ \(message.kind): \(message.text)\(action)")
    }
    if let request = run.app.app?.hostRequest { found.append("→ \(request.work.readableLine)") }
    found += run.app.driver.performed.dropFirst(performed).map { "→ \($0.readableLine)" }
    if !isElsewhere {
      found += LineDifference(from: lines, to: run.shownLines).changedLines
    } else if isWhole {
      found += run.shownLines
    }
    return found
  }
}

extension ExploredRun {
  /// The content of the visible screens, or the texts that can be read where there is none.
  fileprivate var shownLines: [String] {
    let shown = (app.driver.shownScreens.last ?? []).compactMap { app.app?.content(of: $0) }
    guard !shown.isEmpty else { return state.lines }
    return shown.flatMap { content in
      "\(content)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
