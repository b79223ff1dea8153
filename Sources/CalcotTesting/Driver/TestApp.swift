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
/// app.tap("New group")
/// app.type("Runners", into: "Name")
/// app.tap("Save")
/// await app.settle()
/// app.expect("Runners")
/// ```
///
/// A step that cannot be performed fails the test at its line, under Swift Testing and XCTest, with
/// a list of the available choices. The test then continues.
@MainActor
public final class TestApp {
  /// The host that shows the app.
  public let driver: any HostDriver
  private(set) var running: CalcotApp?
  private let issues = ExpectedIssues()

  /// Starts an app on a host, by default on an ``InstantHost``.
  public convenience init<C: Coordinator>(
    _ coordinator: C, on driver: (any HostDriver)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(coordinator, watchesRelease: true), on: driver, at: place)
  }

  /// Starts an app at the root of a flow.
  public convenience init(
    _ flow: ChildFlow, on driver: (any HostDriver)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(flow, watchesRelease: true), on: driver, at: place)
  }

  /// Starts an app of one screen, without a coordinator of its own.
  ///
  /// ```swift
  /// let app = TestApp { screens.about(on: $0) }
  /// ```
  public convenience init(
    on driver: (any HostDriver)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    screen: @escaping @MainActor (Navigation) -> Calcot
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(watchesRelease: true, screen: screen), on: driver, at: place)
  }

  /// Starts an app with routes that can be linked to and saved, at the place that a saved state
  /// describes.
  public convenience init<C: Coordinator>(
    _ coordinator: C, routes: RouteRegistry, restoring state: Data? = nil, isReady: Bool = true,
    on driver: (any HostDriver)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let app = CalcotApp(
      coordinator, routes: routes, restoring: state, isReady: isReady, watchesRelease: true)
    self.init(app, on: driver, at: place)
  }

  private init(_ app: CalcotApp, on driver: (any HostDriver)?, at place: SourcePlace) {
    let driver = driver ?? InstantHost()
    self.driver = driver
    running = app
    app.issues.add { [issues] in issues.receive($0, at: place) }
    driver.start(app)
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

  // MARK: User actions

  /// Taps the button, row or choice called `label`, optionally limited to a role and to the row
  /// called `row`.
  public func tap(
    _ label: String, as role: ControlRole? = nil, in row: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.tap(label, as: role, in: row)
    }
  }

  /// Types `text` at the end of the field called `label`.
  public func type(
    _ text: String, into label: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.type(text, into: label)
    }
  }

  /// Replaces the text of the field called `label` with `text`.
  public func fill(
    _ label: String, with text: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.fill(label, with: text)
    }
  }

  /// Chooses the option called `option` in the field called `label`, or takes its choice back where
  /// several can be chosen.
  public func choose(
    _ option: String, in label: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.choose(option, in: label)
    }
  }

  /// Changes the number or date of the field called `label` by one step, up or down.
  public func step(
    _ label: String, up: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.step(label, up: up)
    }
  }

  /// Presses Return in the field called `label`.
  public func submit(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.submit(label)
    }
  }

  /// Uses the host's back control.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.back()
    }
  }

  /// Dismisses a modal, or a dialog that can be cancelled.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.dismiss()
    }
  }

  /// Closes the message shown.
  public func closeMessage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.closeMessage()
    }
  }

  /// Opens a link, as if from outside the app.
  @discardableResult
  public func open(_ link: String) -> Answer { running?.send(.open(link)) ?? .refused(.notRunning) }

  /// Turns to the next or the previous page.
  public func turnPage(
    forward: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.turnPage(forward: forward)
    }
  }

  /// Carries out the host's pending request: follows the link, copies, shares.
  public func carryOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.carryOut()
    }
  }

  /// Picks files where the host asks the user for some.
  public func pick(
    _ files: PickedFile..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.pick(files)
    }
  }

  /// Cancels the host's pending request.
  public func leaveRequest(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.leaveRequest()
    }
  }

  /// Scrolls to the end or to the beginning.
  public func scroll(
    toEnd: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.scroll(toEnd: toEnd)
    }
  }

  /// Makes the host too narrow, or wide enough, for the sides of a split next to each other.
  public func resize(isNarrow: Bool) { driver.resize(isNarrow: isNarrow) }

  // MARK: Waiting and expectations

  /// Waits until the app and its host are idle.
  public func settle() async { await driver.settle() }

  /// Returns whether the user can read `text` now.
  public func shows(_ text: String) -> Bool { driver.lines.contains { $0.contains(text) } }

  /// Fails unless the user can read all of `texts` now.
  public func expect(
    _ texts: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in texts where !shows(text) {
      reportFailure("\"\(text)\" cannot be read. There is:\n\(self.text)", at: place)
    }
  }

  /// Fails if the user can read any of `texts` now.
  public func expectNot(
    _ texts: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in texts where shows(text) {
      reportFailure("\"\(text)\" can be read. There is:\n\(self.text)", at: place)
    }
  }

  /// Runs `body`, and fails unless the app reports an issue that contains `text` meanwhile. Every
  /// other issue fails the test.
  ///
  /// ```swift
  /// app.expectIssue("pop was refused") { coordinator.navigation.pop() }
  /// ```
  @discardableResult
  public func expectIssue<Value>(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: () -> Value
  ) -> Value {
    issues.expect(text)
    defer {
      issues.check(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return body()
  }

  /// Runs `body`, and fails unless the app reports an issue that contains `text` meanwhile.
  @discardableResult
  public func expectIssue<Value>(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: () async -> Value
  ) async -> Value {
    issues.expect(text)
    let value = await body()
    issues.check(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return value
  }

  /// Fails for each part of a removed screen that is still held in memory, and names the part.
  public func expectReleased(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for held in running?.heldParts ?? [] { reportFailure(held.description, at: place) }
  }

  /// Releases the app, which ends everything in it.
  public func end() {
    driver.stop()
    running = nil
  }

  private func attempt(_ place: SourcePlace, _ step: () throws(NotThere) -> Void) {
    do { try step() } catch { reportFailure(error.description, at: place) }
  }
}
