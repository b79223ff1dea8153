public import Calcot
import CalcotContent
public import CalcotTesting
import Foundation

/// The rules that every host keeps. Each rule takes the host as its parameter.
///
/// ```swift
/// @Test(arguments: HostConformance.rules)
/// func theHostKeeps(_ rule: HostConformance.Rule) async {
///   await rule.check { MyDriver(capabilities: $0) }
/// }
/// ```
///
/// A driver under test shows ``TallyViewModel`` by a native view with the text `nativeText` and a
/// control called "Count".
@MainActor
public enum HostConformance {
  /// A closure that makes a driver with a new host that has the given capabilities.
  public typealias MakeDriver = @MainActor (Set<Capability>) -> any HostDriver

  /// A rule that holds on every host.
  public struct Rule: Sendable, CustomStringConvertible {
    /// The rule, as a sentence.
    public let description: String
    let body: @MainActor @Sendable (ConformanceRun) async -> Void

    init(_ description: String, body: @escaping @MainActor @Sendable (ConformanceRun) async -> Void)
    {
      self.description = description
      self.body = body
    }

    /// Checks the rule, and fails the running test if the host violates it.
    @MainActor
    public func check(_ makeDriver: @escaping MakeDriver) async {
      await body(ConformanceRun(makeDriver: makeDriver))
    }
  }

  /// All rules but ``gestureRules``.
  public nonisolated static let rules: [Rule] =
    treeRules + requestRules + guardRules + dialogRules + scopeRules + lateRules + viewRules
    + inputRules + listRules + containerRules + sideBySideRules + flowRules + lifecycleRules
    + linkRules + statusRules + meaningRules + fieldRules + entryRules + figureRules + hostWorkRules
}

/// One rule that is checked against one host.
@MainActor
struct ConformanceRun {
  let makeDriver: HostConformance.MakeDriver

  /// Starts the suite's app on a new host.
  func start(capabilities: Set<Capability> = Set(Capability.allCases)) -> (
    TestApp, NotebookCoordinator
  ) {
    let coordinator = NotebookCoordinator()
    return (TestApp(coordinator, on: makeDriver(capabilities)), coordinator)
  }

  /// Starts the suite's app on a new host, and waits until it is idle.
  func started(
    capabilities: Set<Capability> = Set(Capability.allCases)
  ) async -> (TestApp, NotebookCoordinator) {
    let (app, coordinator) = start(capabilities: capabilities)
    await app.settle()
    return (app, coordinator)
  }

  /// Starts the suite's second app, with tabs, pages, a split and child flows, on a new host.
  func startAtlas(
    restoring state: Data? = nil, isReady: Bool = true
  ) async -> (TestApp, AtlasCoordinator) {
    let coordinator = AtlasCoordinator()
    let driver = makeDriver(Set(Capability.allCases))
    let app = TestApp(
      coordinator, routes: atlasRoutes, restoring: state, isReady: isReady, on: driver)
    await app.settle()
    return (app, coordinator)
  }

  /// Starts the suite's third app, a split with three sides, on a new host.
  func startPostOffice(
    restoring state: Data? = nil, isNarrow: Bool
  ) async -> (TestApp, PostOfficeCoordinator) {
    let coordinator = PostOfficeCoordinator()
    let driver = makeDriver(Set(Capability.allCases))
    let app = TestApp(
      coordinator, routes: RouteRegistry(PostOfficeRoute.self), restoring: state, on: driver)
    await app.settle()
    await app.resize(isNarrow: isNarrow)
    return (app, coordinator)
  }

  /// Starts the suite's fourth app, with tabs that are made when they are selected, on a new host.
  func startAlmanac() async -> (TestApp, AlmanacCoordinator) {
    let coordinator = AlmanacCoordinator()
    let app = TestApp(coordinator, on: makeDriver(Set(Capability.allCases)))
    await app.settle()
    return (app, coordinator)
  }

  /// Starts the suite's fifth app, a list and its details, on a new host.
  func startCatalogue(
    restoring state: Data? = nil, isNarrow: Bool
  ) async -> (TestApp, CatalogueCoordinator) {
    let coordinator = CatalogueCoordinator()
    let driver = makeDriver(Set(Capability.allCases))
    let app = TestApp(
      coordinator, routes: RouteRegistry(CatalogueRoute.self), restoring: state, on: driver)
    await app.settle()
    await app.resize(isNarrow: isNarrow)
    return (app, coordinator)
  }

  /// Starts the suite's app on a host with gestures. Fails, and returns nil, if the host has none.
  func startWithGestures() -> (TestApp, NotebookCoordinator, any GestureDriver)? {
    let (app, coordinator) = start()
    guard let driver = app.driver as? any GestureDriver else {
      check(false, "the driver of \(app.driver.name) is no GestureDriver")
      return nil
    }
    return (app, coordinator, driver)
  }

  /// Fails unless `condition` is true.
  func check(
    _ condition: Bool, _ message: @autoclosure () -> String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard !condition else { return }
    reportFailure(
      message(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the modal style of the host that has the most room.
  func widestStyle(_ app: TestApp) -> ModalStyle {
    app.driver.host.capabilities.contains(.fullScreen) ? .fullScreen : .sheet
  }

  /// Fails unless the host shows exactly the screens of the navigation tree.
  func checkAgreement(
    _ app: TestApp, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard let tree = app.tree else { return }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = tree.shownScreens
    if app.driver.shownScreens != expected {
      reportFailure(
        "The \(app.driver.name) host shows \(app.driver.shownScreens), and the tree says \(expected)",
        at: place)
    }
    if app.driver.isDialogShown != (tree.dialog != nil) {
      reportFailure("The dialog that is shown is not the tree's", at: place)
    }
    guard tree.dialog == nil, let title = app.content?.title, !app.shows(title) else { return }
    reportFailure("\"\(title)\" is visible in the tree, but there is:\n\(app.text)", at: place)
  }
}

extension TestApp {
  /// Runs `work` as code of the visible screen.
  func asVisibleScreen(_ work: @escaping @MainActor () async -> Void) {
    let screen = app?.tree.visible?.id
    guard let screen, let scope = app?.scope(of: screen) else { return }
    scope.task("the screen's work", work)
  }

  /// Returns a control for the driver to use, even if it is disabled for the user.
  func control(_ label: String) throws(NotThere) -> Control {
    try finder().control(Target(label: label)).control
  }

  /// Returns a field for the driver to use, even if it is disabled for the user.
  func field(_ label: String) throws(NotThere) -> ScreenElement {
    let found = try finder().control(Target(label: label, kind: .field)).control
    guard case .element(let field) = found else { throw NotThere("\(found) is no field.") }
    return field
  }
}
