import Calcot
import CalcotContent
import CalcotTesting

/// One run of an app under exploration: the moves made, and the problems seen after each of them.
@MainActor
final class ExploredRun {
  let app: TestApp
  let exploration: Exploration
  let checks: RuleRuns
  /// The moves made.
  private(set) var script: [TestMove] = []
  /// A Boolean value that indicates whether the run cannot go on, because the app does not settle.
  private(set) var isStuck = false
  /// The state that the app shows.
  private(set) var state: ExploredState
  private let watch: RunWatch
  /// The screens on which messages came up.
  private var messageScreens: [MessageID: String] = [:]
  private var entryCheck: EntryCheck?
  private var ongoing = OngoingChecks()
  /// The last state without a dialog.
  private var asked: ExploredState?
  /// The texts that are data, which no language changes.
  private var data: Set<String> = []

  /// Shows a started app, and waits until it has settled.
  ///
  /// - Parameter checks: The count of the checks that are made in the run.
  init(_ app: TestApp, _ exploration: Exploration, _ checks: RuleRuns = RuleRuns()) async {
    self.app = app
    self.checks = checks
    self.exploration = exploration
    watch = RunWatch(app)
    state = app.state
    await settle()
  }

  /// The ways between screens that the run has used.
  var arrows: [RouteGraph.Arrow] { watch.arrows }

  /// The steps that screens have sent, without their values.
  var steps: [String: Set<String>] { watch.steps }

  /// Ends the app; what happens outside it happens once more afterwards.
  func end() {
    app.end()
    app.outside.moves.forEach(app.outside.make)
  }

  /// Makes a move and waits until the app has settled.
  ///
  /// - Parameter isChecked: A Boolean value that indicates whether the invariants are checked.
  /// - Returns: The problems seen; nil if the move could not be made.
  func perform(_ move: TestMove, isChecked: Bool = true) async -> [Problem]? {
    let screen = visible
    if isChecked { entryCheck = EntryCheck(move, app) }
    // NB: also on the way back to a known state, in which a form may be open already.
    let control = UsedControl(move, app)
    ongoing.willMake(move, of: control, app, in: state)
    if app.tree?.dialog == nil { asked = state }
    let mainCheck =
      isChecked ? MainButtonCheck(move, of: control, app, in: state, asked: asked) : nil
    let formCheck = isChecked ? FormCheck(move, of: control, app) : nil
    let objectionCheck = isChecked ? ObjectionCheck(of: control, app) : nil
    let settingCheck = isChecked ? SettingCheck(move, app) : nil
    do throws(NotThere) { try await make(move) } catch { return nil }
    wasBusyAfterMove = app.app?.hasUnsettledWork == true
    let isOnItsWay = app.driver.isBusy
    script.append(move)
    if case .fill(_, let text) = move { data.insert(text) }
    await settle()
    noteMessages(on: screen)
    guard !isStuck else { return isChecked ? problems() : [] }
    let cancel = ongoing.cancel.problem(after: move, app, in: state, on: screen)
    let typed = ongoing.typed.problem(in: app, name: name(of:))
    let way = ongoing.way.problems(in: app, on: screen, name: name(of:))
    let rows = ongoing.rows.problem(in: app, on: screen)
    guard isChecked else {
      _ = (watch.takeProblems(), watch.takeScreens())
      return []
    }
    if ongoing.cancel.isMade { checks.note(.cancelChangesNothing, on: screen) }
    if ongoing.typed.isMade { checks.note(.keepsTyped, on: visible) }
    if ongoing.rows.isMade { checks.note(.othersStay, on: screen) }
    if mainCheck != nil { checks.note(.mainButtonActs, on: screen) }
    let main = mainCheck?.problem(
      in: app, state, on: screen, hasBegun: wasBusyAfterMove || isOnItsWay,
      hasSent: watch.hasSent)
    if let formCheck { checks.note(formCheck.invariant, on: screen) }
    for invariant in ongoing.way.made { checks.note(invariant, on: screen) }
    let form = formCheck?.problem(in: app, on: screen)
    if objectionCheck != nil { checks.note(.objectionsGo, on: screen) }
    let objection = objectionCheck?.problem(in: app, on: screen)
    return problems() + [cancel, typed, main, form, objection, rows].compactMap { $0 } + way
      + outsideProblems(settingCheck, on: screen)
  }

  /// Makes a move. The last word of a plain text is typed by itself, as fingers do.
  private func make(_ move: TestMove) async throws(NotThere) {
    guard let (first, last) = entryCheck?.words(of: move) else { return try app.make(move) }
    try app.make(first)
    _ = await app.settle(atMost: exploration.limits.settling)
    // NB: a field that has gone meanwhile is found by the check of the entry.
    try? app.make(last)
  }

  /// Returns the problems of what has happened outside.
  private func outsideProblems(_ check: SettingCheck?, on screen: String) -> [Problem] {
    let answers = ongoing.answer.problems(in: app, on: screen, name: name(of:))
    if ongoing.answer.isLate { checks.note(.lateAnswers, on: screen) }
    if ongoing.answer.hasFailed { checks.note(.failuresAreSaid, on: screen) }
    if ongoing.answer.canRetry(in: app) { checks.note(.failuresCanBeRetried, on: screen) }
    guard let check else { return answers }
    checks.note(check.invariant, on: screen)
    return answers + check.problems(in: app, data: data, name: name(of:))
  }

  /// A Boolean value that indicates whether work was under way right after the last move.
  private(set) var wasBusyAfterMove = false

  /// The problems of the state before the first move.
  func problemsAtStart() -> [Problem] { problems() }

  func name(of screen: ScreenID) -> String { watch.name(of: screen) }

  /// The name of the visible screen.
  var visible: String { app.tree?.visible.map { name(of: $0.id) } ?? "nothing" }

  /// Returns the name of the screen on which a message came up.
  func screen(of message: MessageID) -> String { messageScreens[message] ?? visible }

  private func noteMessages(on screen: String) {
    for message in app.app?.status.messages ?? [] where messageScreens[message.id] == nil {
      messageScreens[message.id] = screen
    }
  }

  private func settle() async {
    guard await app.settle(atMost: exploration.limits.settling) else {
      isStuck = true
      return
    }
    watch.noteScreens()
    state = app.state
    if !app.outside.moves.isEmpty { data.formUnion(app.shownData) }
  }

  private func problems() -> [Problem] {
    checks.note(.settles, on: visible)
    let screens = watch.takeScreens()
    for screen in screens.left { checks.note(.released, on: screen) }
    for screen in screens.sent { checks.note(.stepsAreHandled, on: screen) }
    guard !isStuck else { return [hang] + watch.takeProblems() }
    let state = StateCheck(app: app, rules: exploration.rules, name: name(of:))
    for invariant in state.invariants { checks.note(invariant, on: visible) }
    var found = state.problems
    if entryCheck != nil { checks.note(.keepsEntries, on: visible) }
    if let entry = entryCheck?.problem(in: app, on: visible) { found.append(entry) }
    entryCheck = nil
    return found + watch.takeProblems()
  }

  private var hang: Problem {
    let running = (app.tree?.screens ?? []).flatMap { screen in
      (app.app?.runningTasks(of: screen.id) ?? []).map { "\"\($0)\" of \(name(of: screen.id))" }
    }
    let tasks = running.isEmpty ? "A task that has no scope" : running.joined(separator: ", ")
    return Problem(
      .settles, on: visible,
      "\(tasks) still runs after \(exploration.limits.settling) rounds of the main actor.")
  }
}

/// The checks that remember what was there before a move.
@MainActor
private struct OngoingChecks {
  var cancel = CancelCheck()
  var typed = TypedCheck()
  var answer = AnswerCheck()
  var way = WayCheck()
  var rows = RowsCheck()

  mutating func willMake(
    _ move: TestMove, of control: UsedControl, _ app: TestApp, in state: ExploredState
  ) {
    cancel.willMake(control, app, in: state)
    typed.willMake(move, of: control, app)
    answer.willMake(move, of: control, app)
    way.willMake(move, of: control, app)
    rows.willMake(move, of: control, app)
  }
}
