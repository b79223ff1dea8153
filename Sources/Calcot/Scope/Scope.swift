/// The lifetime of a calçot. Its tasks and observers end with it, in the change in which the calçot's
/// route leaves the navigation tree. Use it for work that must not outlive its screen.
///
/// ```swift
/// place.scope.task("load") { await viewModel.load() }
/// place.scope.observe(store.didChange) { _ in viewModel.refresh() }
/// ```
@MainActor
public final class Scope: CodeOwner {
  /// The scope whose code is running, such as a control's action, a task of the scope, the assembly
  /// of its calçot, or a task started from there. `nil` in code that belongs to no screen.
  package static var current: Scope? { RunningCode.owner as? Scope }

  /// The screen whose lifetime this is; for a flow, the place where it starts.
  public let screen: ScreenID
  /// A Boolean value that indicates whether this is the lifetime of a whole flow.
  let isFlow: Bool
  /// A Boolean value that indicates whether the screen has left the navigation tree.
  public private(set) var isEnded = false
  /// A Boolean value that indicates whether the screen has left because of a request of its own
  /// code.
  var hasEndedItself = false
  /// A Boolean value that indicates whether something else than its own code has ended the screen.
  var isOfScreenLeft: Bool { isEnded && !hasEndedItself }

  private let ledger: WorkLedger
  private let tasks = RunningTasks()
  private var observers = ScopeObservers()
  private var endings: [@MainActor () -> Void] = []
  private var updates: [@MainActor (Any) -> Bool] = []
  /// The closures that handle the user's Back.
  var back = BackHandlers()
  private var tasksWhileShown: [TaskWhileShown] = []
  /// The current phase of the screen. Observers are called as code of this scope.
  public private(set) var phase = LifecyclePhase.made
  /// Notifies observers of each phase that the screen enters after `made`.
  public var phaseDidChange: ObserverSet<LifecyclePhase> {
    if let phaseObservers { return phaseObservers }
    let observers = ObserverSet<LifecyclePhase>()
    // NB: an ended scope would never release the observers that late code adds.
    if !isEnded { phaseObservers = observers }
    return observers
  }
  // NB: made when it is asked for, because few screens are observed.
  private var phaseObservers: ObserverSet<LifecyclePhase>?

  // NB: a class, because code of the app runs while such a task starts or is cancelled, and may end
  // the scope.
  private final class TaskWhileShown {
    let name: String
    let operation: @MainActor () async -> Void
    var running: Int?

    init(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
      (self.name, self.operation) = (name, operation)
    }
  }

  init(screen: ScreenID, ledger: WorkLedger, isFlow: Bool = false) {
    self.screen = screen
    self.isFlow = isFlow
    self.ledger = ledger
  }

  /// Starts work that belongs to the scope: it is cancelled when the scope ends, and settling waits
  /// for it. After the scope has ended nothing is started, and that is reported, unless the calling
  /// code is itself cancelled.
  ///
  /// ```swift
  /// scope.task("search", policy: .latest) { await viewModel.search() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the task in reports, if it is still running after its scope has ended.
  ///   - policy: The treatment of running work of the same name.
  ///   - operation: The work, on the main actor.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The task. If the policy starts no new task, the running one or, for throttled work,
  ///   the last one that was started.
  @discardableResult
  public func task(
    _ name: String = "task", policy: TaskPolicy = .concurrent, fileID: StaticString = #fileID,
    line: UInt = #line, _ operation: @escaping @MainActor () async -> Void
  ) -> ScopeTask {
    if isEnded, !Task.isCancelled {
      ledger.report(
        "\(fileID):\(line): \"\(name)\" was not started, because \(screen) has left the navigation tree"
      )
    }
    return ScopeTask(self, startTask(name, policy: policy, operation) ?? 0)
  }

  /// Starts a task.
  ///
  /// - Parameter key: The identity by which the policy finds related work; by default the name.
  /// - Returns: The number of the task, or nil after the scope has ended.
  @discardableResult
  package func startTask(
    _ name: String, key: String? = nil, policy: TaskPolicy = .concurrent,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Int? {
    guard !isEnded else { return nil }
    let key = key ?? name
    if let other = tasks.obstacle(to: key, policy) { return other }
    let number = start(name, key: key, work: Work(ledger: ledger)) {
      if case .debounced(let duration, let clock) = policy {
        // NB: the pause may have ended just before the task is cancelled.
        guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      }
      await operation()
    }
    // NB: only now, because a cancellation handler may start work of the same kind, which is newer.
    if let number { tasks.cancelTasks(replacedBy: number, key: key, policy) }
    return number
  }

  /// Returns a Boolean value that indicates whether work with a key is running.
  func isRunning(key: String) -> Bool { tasks.isRunning(key: key) }

  /// Returns a Boolean value that indicates whether a task is running in the living scope.
  func isRunning(_ number: Int) -> Bool { !isEnded && tasks.isRunning(number) }

  /// Cancels a task, if it is still running.
  package func cancelTask(_ number: Int) { tasks.cancel(number) }

  /// Returns when a task has finished, when the scope has ended, even if the task does not stop
  /// then, or when the calling task is cancelled.
  func end(ofTask number: Int) async {
    guard !isEnded else { return }
    await tasks.end(of: number)
  }

  /// Performs work while the screen is shown: starts it each time the screen is shown, immediately
  /// if it is shown now, and cancels it each time the screen is covered.
  public func taskWhileShown(
    _ name: String = "while shown", _ operation: @escaping @MainActor () async -> Void
  ) {
    guard !isEnded else { return }
    let task = TaskWhileShown(name, operation)
    tasksWhileShown.append(task)
    if phase == .shown { task.running = startTask(name, operation) }
  }

  /// Records that the screen has entered another phase.
  func enter(_ phase: LifecyclePhase) {
    guard !isEnded, self.phase != phase else { return }
    self.phase = phase
    for task in tasksWhileShown {
      let running = task.running
      task.running = phase == .shown ? startTask(task.name, task.operation) : nil
      if let running { tasks.cancel(running) }
    }
    if !isEnded, let phaseObservers { run { phaseObservers.notify(phase) } }
  }

  /// Iterates over `sequence` as long as the scope lives. Settling does not wait for its end.
  ///
  /// - Parameters:
  ///   - sequence: The elements, such as a stream of a service.
  ///   - name: The name of the task in reports.
  ///   - failed: A closure that receives the error with which the sequence ends; without it, the
  ///     error is reported as an issue.
  ///   - receive: A closure that receives each element.
  public func listen<S: AsyncSequence & Sendable>(
    to sequence: S, _ name: String = "listening",
    onError failed: (@MainActor (any Error) -> Void)? = nil,
    _ receive: @escaping @MainActor (S.Element) -> Void
  ) where S.Element: Sendable {
    start(name, work: nil) {
      do {
        for try await element in sequence {
          // NB: an element may have been in flight when the scope ended.
          guard !self.isEnded else { return }
          receive(element)
        }
      } catch {
        guard !self.isEnded else { return }
        if let failed { return failed(error) }
        self.ledger.report(
          "\"\(name)\" has ended with an error that nobody receives: \(error). "
            + "Pass listen(to:) a closure for it, onError.")
      }
    }
  }

  /// Calls `body`, as code of this scope, with each new value of a type that the flow around it
  /// passes.
  package func onUpdate<Value>(_ body: @escaping @MainActor (Value) -> Void) {
    guard !isEnded else { return }
    updates.append { value in
      guard let value = value as? Value else { return false }
      body(value)
      return true
    }
  }

  /// Handles the user's Back in place of the navigation, while `isEnabled` is true and the user
  /// works in this screen: `body` is called, and the screen stays.
  ///
  /// ```swift
  /// place.scope.onBack(isEnabled: viewModel.step > 0) { viewModel.step -= 1 }
  /// ```
  ///
  /// Meanwhile each host offers Back, also on a first screen and in place of a modal's Close, and
  /// disables its gestures. Requests of the app's code are performed as usual. A coordinator that
  /// handles Back in all its screens registers a closure for each of them.
  ///
  /// - Parameters:
  ///   - isEnabled: The condition. Observation tracks what it reads.
  ///   - priority: The enabled closure with the highest priority is called; of equal ones, the
  ///     newest.
  ///   - body: A closure that is called in place of the navigation.
  public func onBack(
    isEnabled: @autoclosure @escaping @MainActor () -> Bool = true, priority: Int = 0,
    _ body: @escaping @MainActor () -> Void
  ) {
    guard !isEnded else { return }
    if isFlow { ledger.report("Back is taken by screens: call onBack on a screen's scope.") }
    back.add(priority: priority, isEnabled: isEnabled, body)
    back.changed?()
  }

  /// The closure that handles the user's Back now; `nil` if there is none.
  private var backTaker: (@MainActor () -> Void)? {
    // NB: a copy, because a condition may add another closure.
    let back = back
    return back.current
  }

  /// A Boolean value that indicates whether the screen handles the user's Back now.
  var takesBack: Bool { backTaker != nil }

  /// Calls the closure that handles the user's Back; returns whether there was one.
  func takeBack() -> Bool {
    guard let body = backTaker else { return false }
    run(body)
    return true
  }

  /// Passes a value to the closures that accept its type; returns whether there were any.
  func receive(_ value: Any) -> Bool {
    run { updates.reduce(false) { (!isEnded && $1(value)) || $0 } }
  }

  /// Observes `set` as long as the scope lives; `observer` runs as code of this scope.
  public func observe<Payload>(
    _ set: ObserverSet<Payload>, _ observer: @escaping (Payload) -> Void
  ) {
    guard !isEnded else { return }
    let token = run { set.add(observer) }
    // NB: the set may have released objects of the app, whose `deinit` may have ended the scope.
    if isEnded { token.remove() } else { observers.add(token) }
  }

  /// Calls `body` when the scope ends, the newest first; immediately if it has already ended.
  public func onEnd(_ body: @escaping @MainActor () -> Void) {
    if isEnded { body() } else { endings.append(body) }
  }

  // MARK: Code of the scope

  /// Runs `body` as code of this scope, whoever calls: its requests are the screen's, and are
  /// refused after the screen has left the tree.
  ///
  /// A screen's controls, tasks, observers and lifecycle callbacks run like this by themselves. Use
  /// it when other code calls a screen, such as a delegate of another screen, or a native View.
  public func run<T>(_ body: () throws -> T) rethrows -> T {
    try RunningCode.run(by: self, body)
  }

  /// Runs `body` as code of a scope, or outside every screen, and outside all work.
  package static func run<T>(as scope: Scope?, _ body: () -> T) -> T {
    RunningCode.run(as: scope, body)
  }

  /// Runs `body` outside every screen and all work.
  static func outside<T>(_ body: () -> T) -> T { RunningCode.run(as: nil, body) }

  package func end() {
    guard !isEnded else { return }
    isEnded = true
    phase = .ended
    let observers = observers
    self.observers = ScopeObservers()
    observers.remove()
    tasks.cancelAll()
    let bodies = endings
    // NB: released at the end, because the `deinit` of what they hold may use the scope.
    let released = (updates, back, tasksWhileShown)
    (endings, updates, tasksWhileShown, back) = ([], [], [], BackHandlers())
    if phaseObservers != nil || !bodies.isEmpty {
      run {
        phaseObservers?.notify(.ended)
        for body in bodies.reversed() { body() }
      }
    }
    // NB: an observer that this scope's code has added holds the scope.
    let told = phaseObservers
    phaseObservers = nil
    withExtendedLifetime((released, told)) {}
  }

  /// Returns a scope for a screen that has left the tree.
  static func ended(_ screen: ScreenID, ledger: WorkLedger) -> Scope {
    let scope = Scope(screen: screen, ledger: ledger)
    scope.isEnded = true
    return scope
  }

  /// Creates a lifetime outside of any app, for the test of a ViewModel alone.
  package convenience init() { self.init(screen: ScreenID(rawValue: 0), ledger: WorkLedger()) }

  /// Returns when the work of the scope's app has finished, or waits for an event that only a user
  /// or a test can bring about.
  package func settle() async { await ledger.settle() }

  /// Returns a Boolean value that indicates whether the scope belongs to the app of `ledger`.
  func belongs(to ledger: WorkLedger) -> Bool { self.ledger === ledger }

  /// The names of the tasks that are still running.
  var runningTasks: [String] { tasks.names }

  /// The names of the tasks for which settling waits.
  var unsettledTasks: [String] { tasks.unsettled }

  /// The number of observers that end with the scope.
  var observerCount: Int { observers.count }

  @discardableResult
  private func start(
    _ name: String, key: String? = nil, work: Work?,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Int? {
    guard !isEnded else {
      work?.finish()
      return nil
    }
    defer { ledger.tasksChanged() }
    return tasks.add(name, key: key ?? name, work: work) { number in
      RunningCode.task(by: self, work: work) {
        await operation()
        self.tasks.remove(number)
        self.ledger.tasksChanged()
        work?.finish()
      }
    }
  }
}
