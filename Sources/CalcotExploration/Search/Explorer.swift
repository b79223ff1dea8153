import Calcot
import CalcotTesting

/// An explorer of one app. Each walk begins, breadth first, in the shallowest state in which the
/// least used control can be used, and goes on at random from there.
///
/// Each walk starts the app anew and repeats the moves that led to its first state: the inputs
/// alone determine a run, whereas a saved state has neither dialogs nor the effects on services.
@MainActor
final class Explorer {
  private let exploration: Exploration
  private let makeWorld: @MainActor () -> ExploredWorld
  private let finder: FoundMoves
  private var random: SeededGenerator
  private var graph = StateGraph()
  private var findings: Findings
  private let checks = RuleRuns()
  private var steps: [String: Set<String>] = [:]
  private var routes = RouteGraph()
  private var figures = ExplorationReport.Figures()
  private var obstacles: [String] = []
  private var links: [String] = []
  private var checkedTwice: [ControlUse: Int] = [:]
  private var guardedUses: Set<ControlUse> = []
  private var arrivals: [ControlUse: Int] = [:]

  init(_ exploration: Exploration, makeWorld: @escaping @MainActor () -> ExploredWorld) {
    self.exploration = exploration
    self.makeWorld = makeWorld
    random = SeededGenerator(seed: exploration.seed)
    findings = Findings(waiving: exploration.waived)
    finder = FoundMoves(entries: FieldEntries(rules: exploration.entries))
  }

  /// Explores the app until a limit is reached, every move was tried, or the task is cancelled.
  func explore() async -> ExplorationReport {
    await lookAtStart()
    while isWithinLimits, let start = graph.next() { await walk(from: start) }
    figures.states = graph.count
    figures.places = graph.outlines.count
    let checks = self.checks.checks(own: exploration.rules)
    return ExplorationReport(
      seed: exploration.seed, figures: figures, findings: findings, graph: routes,
      expected: exploration.screens, deadEnds: graph.deadEnds, obstacles: obstacles,
      checks: checks, coverage: coverage(checks))
  }

  private func coverage(_ checks: [RuleCheck]) -> [ScreenCoverage] {
    routes.screens.map { screen in
      let uses = graph.allUses.filter { $0.screen == screen && !$0.isOutside }
      return ScreenCoverage(
        screen, used: uses.filter { graph.uses(of: $0) > 0 }.count,
        unused: uses.filter { graph.uses(of: $0) == 0 }.map(\.description),
        steps: (steps[screen] ?? []).sorted(),
        rules: checks.filter { $0.screens[screen] != nil }.count, of: checks.count)
    }
  }

  private var isWithinLimits: Bool {
    figures.steps < exploration.limits.steps && graph.count < exploration.limits.states
      && findings.all.count < exploration.limits.findings
      && !Task.isCancelled && exploration.end.map { ContinuousClock.now < $0 } != false
  }

  private func lookAtStart() async {
    let world = makeWorld()
    let run = await ExploredRun(world.start(), exploration, checks)
    await report(run.problemsAtStart(), after: [])
    guard !run.isStuck else { return obstacles.append("The app does not settle when it starts.") }
    note(run)
    await checkPlace(run, in: world)
    finish(run)
  }

  // MARK: Walking

  private func walk(from start: StateGraph.Start) async {
    figures.walks += 1
    let world = makeWorld()
    let run = await ExploredRun(world.start(), exploration, checks)
    guard await replay(start, in: run) else { return finish(run) }
    var next: PossibleMove? = PossibleMove(move: start.move, use: start.use)
    var length = 0
    var plan = WalkPlan()
    while let move = next, length <= exploration.limits.walk, isWithinLimits {
      length += 1
      guard await make(move, in: run, isPlanned: plan.isUnderWay) else { break }
      next = chooseNext(in: run, after: move.move, &plan)
    }
    if !run.isStuck { await checkPlace(run, in: world) }
    finish(run)
  }

  /// Repeats the moves to the first state of a walk; returns whether they lead to the same state
  /// again.
  private func replay(_ start: StateGraph.Start, in run: ExploredRun) async -> Bool {
    defer { if !run.isStuck { checks.note(.repeats, on: run.visible) } }
    for move in start.script {
      figures.replayed += 1
      if await run.perform(move, isChecked: false) == nil || run.isStuck { break }
    }
    guard !run.isStuck, run.state.key != start.state else { return !run.isStuck }
    let problem = Problem(
      .repeats, on: run.visible, "The same moves as before led to:\n\(run.app.text)")
    noteObstacle("The same moves did not lead to the same state on \(run.visible) again.")
    await report([problem], after: start.script)
    return false
  }

  /// Makes a move; returns whether the walk can go on from there.
  ///
  /// - Parameter isPlanned: A Boolean value that indicates whether the next move is known.
  private func make(
    _ possible: PossibleMove, in run: ExploredRun, isPlanned: Bool
  ) async -> Bool {
    let before = run.state
    let isOfForm =
      UsedControl(possible.move, run.app).role == .main && run.app.showsTextField
    let performed = run.app.driver.performed.count
    let address = guardedAddress(of: possible, in: run)
    let script = run.script
    guard let problems = await run.perform(possible.move) else {
      graph.used(possible.use, by: possible.move, in: before.key, hasEffect: false)
      return true
    }
    figures.steps += 1
    let hasEffect = run.isStuck || run.state != before || run.app.driver.performed.count > performed
    graph.used(possible.use, by: possible.move, in: before.key, hasEffect: hasEffect)
    await report(problems, after: run.script)
    guard !run.isStuck else { return false }
    let isNewPlace = note(run)
    if !hasEffect, let address { await checkAddress(address, possible, script) }
    if run.wasBusyAfterMove, isOfForm || run.state.tree != before.tree {
      await checkSecondTap(possible, script, run)
    }
    return problems.allSatisfy(findings.isWaived)
      && (isPlanned || !isNewPlace && !isWorthChecking(possible, before, run))
  }

  /// Returns whether to check the place to which a control led. A control is checked the first few
  /// times that it led anywhere, since the place may be out of date, and that it entered something,
  /// since that may not be saved.
  private func isWorthChecking(
    _ possible: PossibleMove, _ before: ExploredState, _ run: ExploredRun
  ) -> Bool {
    guard run.state.tree != before.tree || possible.move.isEntry && run.state != before else {
      return false
    }
    arrivals[possible.use, default: 0] += 1
    return arrivals[possible.use, default: 0] <= Self.checkedArrivals
  }

  private static let checkedArrivals = 4

  private func chooseNext(
    in run: ExploredRun, after last: TestMove, _ plan: inout WalkPlan
  ) -> PossibleMove? {
    if !links.isEmpty, run.app.tree?.dialog == nil, Int.random(in: 0..<20, using: &random) == 0,
      let link = links.randomElement(using: &random)
    {
      return PossibleMove(move: .open(link), use: ControlUse("open an address", on: "links"))
    }
    let moves = finder.moves(run, &random)
    plan.renew(after: last, moves, in: run.app, &random)
    if let planned = plan.next(moves) { return planned }
    let some = (0..<3).compactMap { _ in moves.randomElement(using: &random) }
    return some.min { graph.rank(of: $0.use) < graph.rank(of: $1.use) }
  }

  // MARK: Noting

  /// Records the state of a run; returns whether the kind of the place is new.
  @discardableResult
  private func note(_ run: ExploredRun) -> Bool {
    let isNewPlace = graph.note(outline: run.app.tree?.outline ?? "")
    if isNewPlace, run.app.tree?.dialog == nil, let link = run.app.app?.link, !links.contains(link)
    {
      links.append(link)
    }
    noteObstacles(run)
    if !graph.knows(run.state) {
      graph.note(run.state, run.script, finder.moves(run, &random))
    } else {
      graph.note(run.state, run.script, [])
    }
    routes.note(screen: run.visible)
    return isNewPlace
  }

  private func noteObstacle(_ text: String) {
    if !obstacles.contains(text) { obstacles.append(text) }
  }

  private func noteObstacles(_ run: ExploredRun) {
    for screen in run.app.driver.shownScreens.last ?? [] where run.app.driver.showsNatively(screen)
    {
      noteObstacle(
        "\(run.name(of: screen)) has a View of the host's own, whose controls are not known.")
    }
  }

  private func finish(_ run: ExploredRun) {
    for arrow in run.arrows { routes.note(arrow) }
    steps.merge(run.steps) { $0.union($1) }
    if run.isStuck {
      noteObstacle("A walk ended on \(run.visible), which does not settle.")
    }
    run.end()
  }

  // MARK: Checking

  /// Makes the checks that need another start of the app, and those after which the run is over.
  private func checkPlace(_ run: ExploredRun, in world: ExploredWorld) async {
    let script = run.script
    if let restart = world.restart {
      let check = RestartCheck(run: run, restart: restart)
      figures.restarts += 2
      await report(
        [await check.survival(), await check.address()].compactMap { $0 }, after: script)
    }
    if let problem = await MessageCheck(run: run).problem() {
      return await report([problem], after: script)
    }
    let leaving = LeavingCheck(run: run) { [finder] in finder.moves($0, &$1) }
    if let problem = await leaving.problem() {
      await report([problem], after: script)
    }
  }

  /// Returns the address of the place to which a row leads, if it was not checked yet.
  private func guardedAddress(of possible: PossibleMove, in run: ExploredRun) -> Shrinker.Address? {
    guard !guardedUses.contains(possible.use) else { return nil }
    return Shrinker.Address(of: possible.move, in: run)
  }

  private func checkAddress(
    _ address: Shrinker.Address, _ possible: PossibleMove, _ script: [TestMove]
  ) async {
    guardedUses.insert(possible.use)
    let check = Shrinker.Check.address(address)
    guard let problem = await shrinker.problem(script, check) else { return }
    await report([problem], after: script, check)
  }

  /// Checks that a second tap does nothing, for a button that starts work, and disappears then or is the
  /// main one of a form.
  private func checkSecondTap(
    _ possible: PossibleMove, _ script: [TestMove], _ run: ExploredRun
  ) async {
    guard case .tap(let target) = possible.move,
      checkedTwice[possible.use, default: 0] < Self.mostSecondTaps,
      run.app.outside.connections.allSatisfy(\.isAnswering)
    else { return }
    checkedTwice[possible.use, default: 0] += 1
    let check = Shrinker.Check.secondTap(target)
    guard let problem = await shrinker.problem(script, check) else { return }
    await report([problem], after: script, check)
  }

  private static let mostSecondTaps = 3

  private var shrinker: Shrinker {
    Shrinker(exploration: exploration, makeWorld: makeWorld, finder: finder, checks: checks)
  }

  /// Reports the problems that are new, each with the shortest moves that lead to it.
  private func report(
    _ problems: [Problem], after script: [TestMove], _ check: Shrinker.Check? = nil
  ) async {
    for problem in problems {
      guard findings.isNew(problem) else { continue }
      let check = check ?? Shrinker.Check(problem.invariant)
      findings.add(await shrinker.finding(problem, script, check), for: problem)
    }
  }
}
