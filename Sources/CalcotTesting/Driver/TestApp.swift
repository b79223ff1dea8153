public import Calcot
public import CalcotContent

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An app under test, used as the user uses it: by readable text and by the labels of controls.
///
/// ```swift
/// let app = TestApp(GroupsCoordinator(dependencies: fakes))
/// await app.settle()
/// await app.tap("New group")
/// await app.type("Runners", into: "Name")
/// await app.tap("Save")
/// app.expect("Runners")
/// ```
///
/// An input that is awaited waits for what it has started; ``settle()`` is for what began otherwise, such
/// as by the app's start or by an event outside, and ``atOnce(_:)`` for the moment in between.
///
/// A test names a control by its label. If several controls have it, the step fails and lists them:
/// `in:` names the row or the section around one, `as:` its role, and `at:` its index among the
/// rest.
///
/// A step that cannot be performed fails the test at its line, under Swift Testing and XCTest, with
/// a list of the available choices. The test then continues.
///
/// With `exhaustive: true`, a test has to expect everything that happens, by ``expectEvents(_:fileID:filePath:line:column:)``
/// and ``expectTasks(_:fileID:filePath:line:column:)``, or to ``waive(_:fileID:filePath:line:column:)`` it. At its end, when this
/// object is released or by ``end()``, it fails for each transition, step, message, result and host
/// request that it has not expected, for running tasks, for an open dialog or host request, and, at the
/// line that closed a screen, for each of its parts that is still held.
@MainActor
public final class TestApp {
  /// The host that shows the app.
  public let driver: any HostDriver
  private(set) var running: CalcotApp?
  package let issues = ExpectedIssues()
  /// The events of the app, in an exhaustive test.
  let events: EventLog?
  let closings: ScreenCloseLog
  private var seen = SeenControls()
  /// The events that may happen outside the app.
  package let outside = OutsideEvents()

  /// Starts an app on a host, by default on an ``InstantHost``.
  public convenience init<C: Coordinator>(
    _ coordinator: C, on driver: (any HostDriver)? = nil, exhaustive: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(coordinator, watchesRelease: true), on: driver, exhaustive, at: place)
  }

  /// Starts an app at the root of a flow.
  public convenience init(
    _ flow: ChildFlow, on driver: (any HostDriver)? = nil, exhaustive: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(flow, watchesRelease: true), on: driver, exhaustive, at: place)
  }

  /// Starts an app of one screen, without a coordinator of its own.
  ///
  /// ```swift
  /// let app = TestApp { screens.about(on: $0) }
  /// ```
  public convenience init(
    on driver: (any HostDriver)? = nil, exhaustive: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    screen: @escaping @MainActor (Navigation) -> Calcot
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(watchesRelease: true, screen: screen), on: driver, exhaustive, at: place)
  }

  /// Starts an app with routes that can be linked to and saved, at the place that a saved state
  /// describes.
  public convenience init<C: Coordinator>(
    _ coordinator: C, routes: RouteRegistry, restoring state: Data? = nil, isReady: Bool = true,
    on driver: (any HostDriver)? = nil, exhaustive: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let app = CalcotApp(
      coordinator, routes: routes, restoring: state, isReady: isReady, watchesRelease: true)
    self.init(app, on: driver, exhaustive, at: place)
  }

  /// Shows a running app on a host.
  public convenience init(
    _ app: CalcotApp, on driver: (any HostDriver)? = nil, exhaustive: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(app, on: driver, exhaustive, at: place)
  }

  init(
    _ app: CalcotApp, on driver: (any HostDriver)?, _ isExhaustive: Bool = false,
    at place: SourcePlace
  ) {
    let driver = driver ?? InstantHost()
    self.driver = driver
    running = app
    app.watchReleases()
    app.issues.add { [issues] in issues.receive($0, at: place) }
    closings = ScreenCloseLog(of: app, startedAt: place)
    driver.start(app)
    events = isExhaustive ? EventLog(of: app, startedAt: place) : nil
  }

  deinit {
    onMainActor { [running, events, closings] in running.map { events?.finish($0, closings) } }
  }

  /// Adds events that may happen outside the app, for an exploration, and returns it.
  public func with(_ events: OutsideEvent...) -> TestApp {
    events.forEach(outside.add)
    return self
  }

  /// Adds connections to fakes that may wait or fail, for an exploration, and returns it.
  public func with(_ connections: FakeConnection...) -> TestApp {
    connections.forEach(outside.add)
    return self
  }

  /// The app, or nil after ``end()``.
  public var app: CalcotApp? { running }

  /// The navigation tree; nil after ``end()``.
  public var tree: NavigationTree? { running?.tree }

  /// The text that the user can read now.
  public var text: String { driver.lines.joined(separator: "\n") }

  /// The semantic content of the visible screen.
  public var content: ScreenContent? {
    guard let app = running, let visible = app.tree.visible else { return nil }
    return app.content(of: visible.id)
  }

  /// Releases the app, which ends everything in it. The end of an exhaustive test.
  public func end() {
    running.map { events?.finish($0, closings) }
    driver.stop()
    // NB: released after the assignment, because observers of the app's end may read `app`.
    let ended = running
    running = nil
    withExtendedLifetime(ended) {}
  }

  // MARK: Failures

  /// Performs a step, or an expectation, and fails the test with the reason if it cannot be performed.
  ///
  /// - Parameter target: The control that the step uses; the failure says where it is instead.
  func attempt(
    _ place: SourcePlace, isStep: Bool = true, on target: Target? = nil,
    _ step: () throws(NotThere) -> Void
  ) {
    if isStep { closings.step(at: place) }
    let finder = try? finder()
    if let finder { seen.note(finder) }
    do throws(NotThere) { try step() } catch {
      let notes = target.flatMap { target in
        finder.map { ControlDiagnosis(finder: $0, seen: seen).note(on: target) }
      }
      fail(([error.description] + (notes ?? [])).joined(separator: "\n"), at: place)
    }
  }

  /// Fails the test. While work is under way, the message says that the test may wait for it.
  func fail(_ message: String, at place: SourcePlace) {
    let isBusy = running?.hasUnsettledWork == true || driver.isBusy
    let advice =
      isBusy ? "\nSomething is still under way: `await` the input, or `await app.settle()`." : ""
    reportFailure(message + advice, at: place)
  }

  package func finder() throws(NotThere) -> ControlFinder {
    guard let running else { throw NotThere("The app has ended.") }
    return ControlFinder(app: running, driver: driver)
  }
}
