public import Calcot

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An app under test, used as the user uses it: by what can be read and by what things are called.
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
/// A step that cannot be done makes the test fail at its line with a list of what there was, under
/// Swift Testing and XCTest, and the test goes on.
@MainActor
public final class TestApp {
  /// The host that shows the app.
  public let driver: any HostDriver
  private(set) var running: CalcotApp?

  /// Starts an app on a host; on the instant one by default.
  public convenience init<C: Coordinator>(
    _ coordinator: C, on driver: (any HostDriver)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(coordinator, watchesRelease: true), on: driver, at: place)
  }

  /// Starts an app of one screen, without a coordinator of its own.
  ///
  /// ```swift
  /// let app = TestApp { screens.profile(of: id, on: $0) }
  /// ```
  public convenience init(
    on driver: (any HostDriver)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    screen: @escaping @MainActor (Navigation) -> Calcot
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(CalcotApp(watchesRelease: true, screen: screen), on: driver, at: place)
  }

  /// Starts an app with routes that can be linked to and saved, where a saved state says it was.
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
    app.issues.add { reportFailure($0, at: place) }
    driver.start(app)
  }

  /// The app; nil after ``end()``.
  public var app: CalcotApp? { running }

  /// What is shown, as a value; without layers after ``end()``.
  public var tree: NavigationTree? { running?.tree }

  /// What the user can read now.
  public var text: String { driver.lines.joined(separator: "\n") }

  /// What the visible screen shows, as a value.
  public var content: ScreenContent? {
    guard let app = running, let visible = app.tree.visible else { return nil }
    return app.content(of: visible.id)
  }

  // MARK: What the user does

  /// Uses the button, row or choice called `label`, of that role if one is given, and within the row
  /// called `row`, if given.
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

  /// Makes the text of the field called `label` be `text`.
  public func fill(
    _ label: String, with text: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.fill(label, with: text)
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

  /// Uses the way back.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.back()
    }
  }

  /// Uses the way out of a modal, or out of a dialog that can be cancelled.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.dismiss()
    }
  }

  /// Closes the message that is shown.
  public func closeMessage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.closeMessage()
    }
  }

  /// Follows a link, as one from outside the app.
  @discardableResult
  public func open(_ link: String) -> Answer { running?.send(.open(link)) ?? .refused(.notRunning) }

  /// Goes to the next page, or to the one before.
  public func turnPage(
    forward: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.turnPage(forward: forward)
    }
  }

  /// Does what the host offers for the app: follows the link, copies, shares.
  public func carryOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.carryOut()
    }
  }

  /// Picks these files where the host lets the user pick some.
  public func pick(
    _ files: PickedFile..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.pick(files)
    }
  }

  /// Leaves what the host offers without doing it.
  public func leaveRequest(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.leaveRequest()
    }
  }

  /// Goes to the end of what scrolls, or to its beginning.
  public func scroll(
    toEnd: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    attempt(SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
      () throws(NotThere) in try driver.scroll(toEnd: toEnd)
    }
  }

  /// Makes the host too narrow for the two sides of a split, or wide enough.
  public func resize(isNarrow: Bool) { driver.resize(isNarrow: isNarrow) }

  // MARK: What a test says

  /// Lets the app and its host come to rest.
  public func settle() async { await driver.settle() }

  /// Whether the user can read `text` now.
  public func shows(_ text: String) -> Bool { driver.lines.contains { $0.contains(text) } }

  /// Fails unless the user can read every one of `texts` now.
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

  /// Fails if a part of a screen that has left is still held, and names it.
  public func expectReleased(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for held in running?.heldParts ?? [] { reportFailure(held.description, at: place) }
  }

  /// Lets the handle on the app go, which ends everything in it.
  public func end() {
    driver.stop()
    running = nil
  }

  private func attempt(_ place: SourcePlace, _ step: () throws(NotThere) -> Void) {
    do { try step() } catch { reportFailure(error.description, at: place) }
  }
}
