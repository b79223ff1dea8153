public import CalcotContent
@_exported public import CalcotTree

/// The handle on one running app: a navigation tree and everything alive in it. Keep it as long as
/// the app is to run; when it goes, every scope ends and every part is released.
///
/// A process can hold many (scenes, windows, browser tabs); they share nothing but what their
/// dependencies share. Nothing below the handle holds it.
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
  ///   - coordinator: makes the screens; it can serve one app only.
  ///   - watchesRelease: remember the parts of ended screens, weakly, so that ``heldParts`` can name
  ///     those that are still alive. Costs a reflection for each screen that ends; meant for tests
  ///     and debugging.
  public convenience init<C: Coordinator>(_ coordinator: C, watchesRelease: Bool = false) {
    self.init(watchesRelease: watchesRelease, routes: AppRoutes())
    engine.start(FlowParts(coordinator))
  }

  init(watchesRelease: Bool, routes: AppRoutes) {
    engine = Engine(watchesRelease: watchesRelease, routes: routes)
  }

  isolated deinit { engine.end() }

  /// What is shown now.
  public var tree: NavigationTree { engine.tree }

  /// Tells of each change of the tree, once, when it has been made.
  public var transitions: ObserverSet<TreeTransition> { engine.events.transitions }

  /// Tells of what each screen goes through, in the same order on every host.
  public var lifecycle: ObserverSet<LifecycleEvent> { engine.events.lifecycle }

  /// Tells of each step and what became of it.
  public var steps: ObserverSet<StepEvent> { engine.steps.events }

  /// Tells of mistakes in the app's code that were survived. Without an observer they are written
  /// to standard error.
  public var issues: ObserverSet<String> { engine.events.issues }

  /// Tells of each thing that the user did, before it is done: what a recording keeps.
  public var inputs: ObserverSet<HostInput> { engine.events.inputs }

  /// Says that something has happened outside of every screen: a push message, a login that ran out.
  ///
  /// The first flow decides that does something with it: from the app's first flow to the innermost
  /// visible one, and then the others, in the order in which they came. Linear in the number of flows.
  @discardableResult
  public func send(_ step: any Step) -> StepDisposition { engine.take(step) }

  /// The scope of a screen of the tree.
  public func scope(of screen: ScreenID) -> Scope? { engine.live.screens[screen]?.scope }

  /// Takes in something that the user did: one turn, whose changes are shown before this returns.
  @discardableResult
  public func send(_ input: HostInput) -> Answer { engine.send(input) }

  /// Uses a button or a row, which is an input as ``HostInput/activate(_:in:)`` is, and returns when
  /// the task that it has started is over or its screen has left the tree; at once where it starts no
  /// task or is refused.
  ///
  /// For a host whose own means show that something is under way, such as a pull to refresh. A task
  /// that does not stop when its screen ends is not waited for.
  ///
  /// - Returns: what a sent input would be answered with.
  @discardableResult
  public func use(_ element: ElementID, in screen: ScreenID) async -> Answer {
    await engine.use(element, in: screen)
  }

  /// Shows the app on `host` from now on; refused if the tree has something that the host cannot
  /// show. The app does not keep the host.
  @discardableResult
  public func attach(_ host: any AppHost) -> Answer { engine.attach(host) }

  /// Tells `host` no more.
  public func detach(_ host: any AppHost) { engine.publisher.detach(host) }

  /// What a screen of the tree shows; nil when it is not in the tree or has no semantic view.
  /// Rendered again only after a change.
  public func content(of screen: ScreenID) -> ScreenContent? {
    guard let rendered = engine.live.screens[screen]?.render(marks: engine.publisher.marks) else { return nil }
    for key in engine.live.screens[screen]?.newDuplicateKeys() ?? [] {
      engine.report("Two elements have the key \(key): give each row of a list a key of its own.")
    }
    return rendered.content
  }

  /// Whether a screen may be left now; free when it is not in the tree.
  public func leavability(of screen: ScreenID) -> Leavability {
    engine.live.screens[screen]?.leavability(marks: engine.publisher.marks) ?? .free
  }

  /// Makes the view that `registry` has for a screen's ViewModel, if it has one. The ViewModel is
  /// set on it anew whenever it is remade, for as long as the view lives.
  public func view<Native>(of screen: ScreenID, from registry: ViewRegistry<Native>) -> Native? {
    engine.live.screens[screen]?.native(from: registry)
  }

  /// Runs `body` as code of a screen, such as a native view's drawing or its reaction to a key, and
  /// marks the screen as changed when anything `@Observable` changes that `body` has read.
  public func tracking<T>(_ screen: ScreenID, _ body: () -> T) -> T {
    engine.tracking(screen, body)
  }

  /// Returns when everything has settled: all changes are shown, no request or control's task is
  /// under way, and what remains waits for the user.
  public func settle() async { await engine.settle() }

  package var hasUnsettledWork: Bool { engine.publisher.hasChanges || engine.ledger.active > 0 }

  /// Parts of screens that have left the tree, and that something still holds. Empty unless the app
  /// watches releases.
  public var heldParts: [HeldPart] { engine.live.heldParts(by: engine.publisher.holders) }

  /// Ends the app now: every scope ends, whatever waits is settled, and the tree is empty.
  public func end() { engine.end() }

  /// The messages and the activities under way; empty when the app has ended.
  public var status: AppStatus { engine.status }

  /// The work that waits for the host now; nil if there is none.
  public var hostRequest: HostRequest? { engine.hostRequest }
}
