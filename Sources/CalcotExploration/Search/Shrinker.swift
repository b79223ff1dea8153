import Calcot
import CalcotContent
import CalcotTesting

/// A maker of the shortest script that leads to a problem: it removes moves as long as the same
/// problem occurs (delta debugging, Zeller and Hildebrandt 2002).
@MainActor
struct Shrinker {
  let exploration: Exploration
  let makeWorld: @MainActor () -> ExploredWorld
  let finder: FoundMoves
  /// The count of the checks that are made for the first time.
  var checks = RuleRuns()

  /// The point at which a problem is looked for again.
  enum Check {
    /// After each move of the script.
    case moves
    /// In a check of the place to which the script leads.
    case place(Invariant)
    case secondTap(Target)
    case address(Address)

    init(_ invariant: Invariant) {
      switch invariant {
      case .canBeLeft, .addressLeadsBack, .survivesRestart, .messagesEnd, .repeats:
        self = .place(invariant)
      default: self = .moves
      }
    }
  }

  /// Returns the problem with the shortest script that leads to it; nil if the same script does not
  /// lead to it again.
  func finding(_ problem: Problem, _ script: [TestMove], _ check: Check) async -> Finding? {
    guard let first = await again(problem.id, script, check) else { return nil }
    var (best, found) = first
    var left = exploration.limits.shrinking
    var size = max(best.count / 2, 1)
    while left > 0 {
      var (start, isShorter) = (0, false)
      while start < best.count, left > 0 {
        left -= 1
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        if let repeated = await again(problem.id, shorter, check),
          repeated.script.count < best.count
        {
          (best, found) = repeated
          isShorter = true
        } else {
          start += best.count <= Self.fewMoves ? 1 : size
        }
      }
      if size == 1, !isShorter { break }
      size = isShorter ? min(size, max(best.count, 1)) : max(size / 2, 1)
    }
    return Finding(found, best, check)
  }

  /// The number of moves up to which it tries to remove every sequence of neighbouring moves, such
  /// as going somewhere and back.
  private static let fewMoves = 12

  /// Returns the problem that a check finds after a script; `nil` if there is none.
  func problem(_ script: [TestMove], _ check: Check) async -> Problem? {
    await again(nil, script, check, runs: checks)?.problem
  }

  /// Performs a script; returns the moves up to the problem, if it occurs.
  private func again(
    _ id: Problem.ID?, _ script: [TestMove], _ check: Check, runs: RuleRuns = RuleRuns()
  ) async -> (script: [TestMove], problem: Problem)? {
    let world = makeWorld()
    let run = await ExploredRun(world.start(), exploration, runs)
    defer { run.end() }
    let isSeenAfterMoves = if case .moves = check { true } else { false }
    func seen(_ problems: [Problem]) -> (script: [TestMove], problem: Problem)? {
      problems.first { $0.id == id }.map { (run.script, $0) }
    }
    if isSeenAfterMoves, let found = seen(run.problemsAtStart()) { return found }
    for move in script {
      guard !run.isStuck else { return nil }
      let problems = await run.perform(move, isChecked: isSeenAfterMoves) ?? []
      if isSeenAfterMoves, let found = seen(problems) { return found }
    }
    let made = run.script
    guard !run.isStuck, let problem = await place(run, in: world, check) else { return nil }
    return id == nil || problem.id == id ? (made, problem) : nil
  }

  /// Returns the problem that a check finds in the place to which a run has led.
  func place(
    _ run: ExploredRun, in world: ExploredWorld, _ check: Check
  ) async -> Problem? {
    switch check {
    case .moves: return nil
    case .secondTap(let target): return await secondTap(target, run)
    case .address(let address): return await address.problem(in: run)
    case .place(let invariant):
      let restarted = world.restart.map { RestartCheck(run: run, restart: $0) }
      switch invariant {
      case .survivesRestart: return await restarted?.survival()
      case .addressLeadsBack: return await restarted?.address()
      case .messagesEnd: return await MessageCheck(run: run).problem()
      case .canBeLeft:
        return await LeavingCheck(run: run) { [finder] in finder.moves($0, &$1) }.problem()
      case .repeats: return await repetition(of: run)
      default: return nil
      }
    }
  }

  /// Returns the problem if the same script leads to another state.
  private func repetition(of run: ExploredRun) async -> Problem? {
    run.checks.note(.repeats, on: run.visible)
    let other = await ExploredRun(makeWorld().start(), exploration)
    defer { other.end() }
    for move in run.script { _ = await other.perform(move, isChecked: false) }
    guard other.state != run.state else { return nil }
    return Problem(.repeats, on: run.visible, run.state.difference(to: other.state))
  }

  /// Returns a problem if two taps on a control lead to another state than one tap.
  private func secondTap(_ target: Target, _ run: ExploredRun) async -> Problem? {
    let once = await ExploredRun(makeWorld().start(), exploration)
    defer { once.end() }
    for move in run.script { _ = await once.perform(move, isChecked: false) }
    let screen = run.visible
    guard once.state == run.state, await once.perform(.tap(target), isChecked: false) != nil,
      await run.perform(.tapTwice(target), isChecked: false) != nil, !once.isStuck, !run.isStuck
    else { return nil }
    run.checks.note(.tappedOnce, on: screen)
    guard once.state != run.state else { return nil }
    return Problem(
      .tappedOnce, on: screen,
      "After two taps there is:\n\(once.state.difference(to: run.state))")
  }

  /// The address of the place to which a row leads.
  struct Address {
    let link: String
    let route: AnyRoute
    let row: Target

    /// Creates the address of the row that a move taps; `nil` if it is not known.
    @MainActor
    init?(of move: TestMove, in run: ExploredRun) {
      guard case .tap(let target) = move, let app = run.app.app,
        case .element(let found)? = try? run.app.control(target),
        let requested = found.element.move, let route = requested.destination,
        let link = app.placeLinks?.link(to: requested, from: found.screen)
      else { return nil }
      (self.link, self.route, row) = (link, route, target)
    }

    /// Returns a problem if opening the address leads to the place, but tapping the row does not.
    @MainActor
    func problem(in run: ExploredRun) async -> Problem? {
      let screen = run.visible
      run.checks.note(.addressIsGuarded, on: screen)
      guard run.app.tree?.visible?.route != route,
        await run.perform(.tap(row), isChecked: false) != nil,
        run.app.tree?.visible?.route != route,
        await run.perform(.open(link), isChecked: false) != nil,
        run.app.tree?.visible?.route == route, run.app.tree?.dialog == nil
      else { return nil }
      return Problem(
        .addressIsGuarded, on: screen,
        "\"\(row.label)\" does not lead to \(route), but \(link) does.")
    }
  }
}
