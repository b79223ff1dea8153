import Calcot
public import CalcotTesting
public import Foundation

/// Fails unless an invariant holds after these moves. An exploration prints such a test for each
/// finding. It also fails if a move cannot be made, because the app has changed.
///
/// ```swift
/// await expectHolds(.released, after: [.tap("Plums"), .back()]) { TestApp(PantryCoordinator()) }
/// ```
///
/// It waits for the app after each move. For ``Invariant/tappedOnce``, the last move is the tap
/// that is made twice.
///
/// - Parameters:
///   - exploration: The app's own rules, and the limits.
///   - start: A closure that starts the app with new services.
@MainActor
public func expectHolds(
  _ invariant: Invariant, after moves: [UserMove], in exploration: Exploration = Exploration(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, start: @escaping @MainActor () -> TestApp
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await Repetition(exploration) { ExploredWorld(start: start) }.expect(invariant, moves, at: place)
}

/// Fails unless an invariant holds after these moves in an app that saves its state and has addresses.
///
/// - Parameters:
///   - exploration: The app's own rules, and the limits.
///   - start: A closure that makes new services, and returns one that starts the app with them at the
///     place of a saved state.
@MainActor
public func expectHolds(
  _ invariant: Invariant, after moves: [UserMove], in exploration: Exploration = Exploration(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, start: @escaping @MainActor () -> @MainActor (Data?) -> TestApp
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await Repetition(exploration) { ExploredWorld(restart: start()) }
    .expect(invariant, moves, at: place)
}

/// A repetition of the moves of a finding.
@MainActor
private struct Repetition {
  private let shrinker: Shrinker

  init(_ exploration: Exploration, makeWorld: @escaping @MainActor () -> ExploredWorld) {
    shrinker = Shrinker(
      exploration: exploration, makeWorld: makeWorld,
      finder: FoundMoves(entries: FieldEntries(rules: exploration.entries)))
  }

  func expect(_ invariant: Invariant, _ moves: [UserMove], at place: SourcePlace) async {
    let world = shrinker.makeWorld()
    let run = await ExploredRun(world.start(), shrinker.exploration)
    defer { run.end() }
    var problems = run.problemsAtStart()
    for move in script(of: moves, for: invariant) {
      guard !run.isStuck else { break }
      guard let seen = await run.perform(move) else {
        return reportFailure(".\(move.call) cannot be made on \(run.visible).", at: place)
      }
      problems += seen
    }
    if !run.isStuck, let check = check(of: invariant, moves, in: run) {
      problems += [await shrinker.place(run, in: world, check)].compactMap { $0 }
    }
    if let problem = problems.first(where: { $0.invariant == invariant }) {
      reportFailure("\(problem.screen): \(invariant) is not so.\n\(problem.detail)", at: place)
    }
  }

  /// The moves that are made before the check.
  private func script(of moves: [UserMove], for invariant: Invariant) -> [TestMove] {
    let isChecked = invariant == .tappedOnce || invariant == .addressIsGuarded
    return moves.dropLast(isChecked ? 1 : 0).map(\.move)
  }

  private func check(
    of invariant: Invariant, _ moves: [UserMove], in run: ExploredRun
  ) -> Shrinker.Check? {
    guard let last = moves.last?.move else { return Shrinker.Check(invariant) }
    switch (invariant, last) {
    case (.tappedOnce, .tap(let target)): return .secondTap(target)
    case (.addressIsGuarded, _): return Shrinker.Address(of: last, in: run).map { .address($0) }
    default: return Shrinker.Check(invariant)
    }
  }
}
