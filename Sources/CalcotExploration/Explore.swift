public import CalcotTesting
public import Foundation

/// Explores an app by itself, and fails the test for each violated ``Invariant``.
///
/// ```swift
/// let report = await explore { TestApp(TripCoordinator()) }
/// ```
///
/// The app is used from its root: breadth first, then at random, with every control, and with
/// realistic and hostile texts. Each finding is printed as a test with the fewest moves that lead to
/// it.
///
/// - Parameters:
///   - exploration: The limits, the texts and the app's own rules.
///   - start: A closure that starts the app with new services, so that no walk sees the effects of
///     another.
/// - Returns: The states, the routes and the findings.
@MainActor
@discardableResult
public func explore(
  _ exploration: Exploration = Exploration(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  start: @escaping @MainActor () -> TestApp
) async -> ExplorationReport {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = await exploration.run(start: start)
  report.fail(at: place)
  return report
}

/// Explores an app that saves its state and has addresses: both are checked in every new place.
///
/// ```swift
/// await explore {
///   let services = TestServices()
///   return { TestApp(AppCoordinator(services), routes: .app, restoring: $0) }
/// }
/// ```
///
/// Under `calcot dev`, it explores for ten seconds from the place where the user is when they type `e` and
/// Return.
///
/// - Parameters:
///   - exploration: The limits, the texts and the app's own rules.
///   - start: A closure that makes new services, and returns one that starts the app with them at the
///     place of a saved state; it is called several times, as when the user starts the app again.
@MainActor
@discardableResult
public func explore(
  _ exploration: Exploration = Exploration(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  start: @escaping @MainActor () -> @MainActor (Data?) -> TestApp
) async -> ExplorationReport {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = await exploration.run(start: start)
  report.fail(at: place)
  return report
}

extension Exploration {
  /// Explores an app without failing a test.
  @MainActor
  public func run(start: @escaping @MainActor () -> TestApp) async -> ExplorationReport {
    await Explorer(asked) { ExploredWorld(start: start) }.explore()
  }

  /// Explores an app that saves its state and has addresses, without failing a test.
  @MainActor
  public func run(
    start: @escaping @MainActor () -> @MainActor (Data?) -> TestApp
  ) async -> ExplorationReport {
    await Explorer(asked) { ExploredWorld(at: Self.place, restart: start()) }.explore()
  }

  /// The saved state from which `calcot dev` has an app explored; `nil` for the root.
  static var place: Data? {
    ProcessInfo.processInfo.environment["CALCOT_EXPLORE"].flatMap {
      FileManager.default.contents(atPath: $0)
    }
  }

  /// This exploration, for ten seconds if `calcot dev` asks for it.
  private var asked: Exploration {
    guard Self.place != nil else { return self }
    var exploration = self
    exploration.limits.steps = .max
    exploration.end = .now + .seconds(10)
    return exploration
  }
}

extension ExplorationReport {
  fileprivate func fail(at place: SourcePlace) {
    for finding in findings {
      reportFailure("\(finding)\n\nCALCOT_SEED=\(seed) repeats it.", at: place)
    }
  }
}
