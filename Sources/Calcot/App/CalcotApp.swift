public import CalcotContent
@_exported public import CalcotTree

/// A running app: a navigation tree and everything alive in it. Create one for each scene, window
/// or session, and keep it as long as the app should run; when it is released, every scope ends and
/// every part is released.
///
/// A process can hold many apps; they share only what their dependencies share. Nothing that the
/// app owns holds it.
///
/// ```swift
/// let app = CalcotApp(GroupsCoordinator(dependencies: live))
/// try await TerminalHost(app).run()
/// ```
@MainActor
public final class CalcotApp {
  let engine: Engine

  /// Starts an app at the root of `coordinator`'s navigation.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the first flow; it can serve one app only.
  ///   - watchesRelease: A Boolean value that indicates whether the parts of ended screens are
  ///     remembered, weakly, so that ``heldParts`` can name those that are still alive. Costs a
  ///     reflection of what is held for each new screen; meant for tests and debugging.
  public convenience init<C: Coordinator>(_ coordinator: C, watchesRelease: Bool = false) {
    self.init(watchesRelease: watchesRelease, routes: AppRoutes())
    engine.start(FlowParts(coordinator))
  }

  /// Starts an app at the root of a flow: for previews and tests of a screen that a builder makes.
  public convenience init(_ flow: ChildFlow, watchesRelease: Bool = false) {
    self.init(watchesRelease: watchesRelease, routes: AppRoutes())
    engine.start(flow.parts)
  }

  init(watchesRelease: Bool, routes: AppRoutes) {
    engine = Engine(watchesRelease: watchesRelease, routes: routes)
  }

  deinit { onMainActor { [engine] in engine.end() } }

  /// The current navigation tree.
  public var tree: NavigationTree { engine.tree }

  /// Notifies observers of each change of the tree, once, after it has been made.
  public var transitions: ObserverSet<TreeTransition> { engine.events.transitions }

  /// Notifies observers of each phase that a screen enters, in the same order on every host.
  public var lifecycle: ObserverSet<(screen: ScreenNode, phase: LifecyclePhase)> {
    engine.events.lifecycle
  }

  /// Notifies observers of each step and its disposition.
  public var steps: ObserverSet<StepEvent> { engine.steps.events }

  /// Notifies observers of recoverable mistakes in the app's code. A web server writes them to its log.
  /// Without an observer they are written to standard error.
  public var issues: ObserverSet<String> { engine.events.issues }

  /// Notifies observers of each user action before it is performed, for recordings.
  public var inputs: ObserverSet<HostInput> { engine.events.inputs }

  /// Sends a step from outside every screen, such as a push message or an expired login.
  ///
  /// It is handled by the first flow that does not forward it. The flows are asked from the app's
  /// first one to the innermost visible one, and then the others in the order in which they
  /// started. Linear in the number of flows.
  @discardableResult
  public func send(_ step: any Step) -> StepDisposition { engine.take(step) }

  /// Returns the scope of a screen of the tree.
  public func scope(of screen: ScreenID) -> Scope? { engine.live.screens[screen]?.scope }

  /// Performs a user action in one turn, and shows the changes before it returns.
  @discardableResult
  public func send(_ input: HostInput) -> Answer { engine.send(input) }

  /// Uses a button or a row, as `HostInput.activate(_:in:)` does, and returns when the task that it
  /// started has finished, its screen has left the tree, or the calling task is cancelled;
  /// immediately if it starts no task or is refused.
  ///
  /// For a host with its own progress indicator, such as pull to refresh. It does not wait for a
  /// task that does not stop when its screen ends.
  ///
  /// - Returns: The answer that sending the input would return.
  @discardableResult
  public func use(_ element: ElementID, in screen: ScreenID) async -> Answer {
    await engine.use(element, in: screen)
  }

  /// Shows the app on `host` from now on. Refused if the host cannot show something in the tree, or
  /// cannot do work that another host is doing; work that waits for a host is refused instead if
  /// this one cannot do it. The app does not retain the host.
  @discardableResult
  public func attach(_ host: any AppHost) -> Answer { engine.attach(host) }

  /// Stops updating `host`.
  public func detach(_ host: any AppHost) { engine.publisher.detach(host) }

  /// Returns the content of a screen, or nil if it is not in the tree or has no semantic View.
  /// Rendered again only after a change.
  public func content(of screen: ScreenID) -> ScreenContent? {
    guard let rendered = engine.live.screens[screen]?.render(marks: engine.publisher.marks) else {
      return nil
    }
    for mistake in engine.live.screens[screen]?.newMistakes() ?? [] { engine.report(mistake) }
    let open = engine.tree.route(openBeside: screen)
    return open.map { rendered.content.showing(open: $0) } ?? rendered.content
  }

  /// Returns the leavability of a screen; free if it is not in the tree.
  public func leavability(of screen: ScreenID) -> Leavability {
    engine.live.screens[screen]?.leavability(marks: engine.publisher.marks) ?? .free
  }

  /// Returns a new View from `registry` for a screen's ViewModel, or nil if none is registered. The
  /// ViewModel is set on the View whenever it is recreated, as long as the View lives.
  package func view<Native>(of screen: ScreenID, from registry: ViewRegistry<Native>) -> Native? {
    engine.live.screens[screen]?.native(from: registry)
  }

  /// Runs `body` as code of a screen, such as a native View's drawing or key handling, and marks
  /// the screen as changed when an `@Observable` value changes that `body` has read.
  ///
  /// A call replaces the observation of the previous call for the same observer and screen on the
  /// same line, and nothing is observed after the screen has left the tree. So draw a screen within
  /// one call, even if it has parts. The observer is what shows what is read, such as the host; it
  /// is not retained.
  public func tracking<T>(
    _ screen: ScreenID, for observer: AnyObject, fileID: StaticString = #fileID,
    line: UInt = #line, _ body: () -> T
  ) -> T {
    engine.tracking(screen, for: observer, fileID: fileID, line: line, body)
  }

  /// Waits until the app has settled: all changes are shown, no request or control's task is
  /// running, and everything that remains waits for the user. Returns early if the task is
  /// cancelled.
  public func settle() async { await engine.settle() }

  /// Returns the name of the type of a screen's ViewModel, or nil if the screen is not in the tree.
  package func viewModelName(of screen: ScreenID) -> String? {
    engine.live.screens[screen]?.viewModelName
  }

  package func runningTasks(of screen: ScreenID) -> [String] {
    engine.live.screens[screen]?.scope.runningTasks ?? []
  }

  package var hasUnsettledWork: Bool { engine.publisher.hasChanges || engine.ledger.active > 0 }

  /// A sentence for each part of a screen that has left the tree and is still held: the type of the
  /// part, its screen, and the tasks, hosts or properties that hold it, as far as reflection can
  /// tell. Empty unless the app watches releases.
  public var heldParts: [String] { held.map(\.description) }

  package var held: [HeldPart] { engine.live.heldParts(by: engine.publisher.holders) }

  /// Ends the app immediately: every scope ends, everything that waits is settled, and the tree
  /// becomes empty.
  public func end() { engine.end() }

  /// The messages and the running activities; empty after the app has ended.
  public var status: AppStatus { engine.status }

  /// The open host request; nil if there is none.
  public var hostRequest: HostRequest? { engine.hostRequest }
}
