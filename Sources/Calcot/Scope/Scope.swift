/// The lifetime of a calçot. Its tasks, observers and parts end with it: when the calçot's route
/// leaves the navigation tree, before the navigation call returns. Use it for work that must not
/// outlive its screen.
///
/// ```swift
/// context.scope.task("load") { await viewModel.load() }
/// context.scope.observe(store.didChange) { _ in viewModel.refresh() }
/// ```
@MainActor
public final class Scope {
  /// The scope whose code is running: a control's action, a task of a scope, the assembly of its
  /// calçot, and every task started from there. Nil in code that belongs to no screen.
  @TaskLocal package static var current: Scope?

  /// The screen whose lifetime this is; for a flow, the place where it starts.
  public let screen: ScreenID
  /// A Boolean value that indicates whether this is the lifetime of a whole flow.
  let isFlow: Bool
  /// A Boolean value that indicates whether the screen has left the navigation tree.
  public private(set) var isEnded = false

  private let ledger: WorkLedger
  private var tasks: [Int: RunningTask] = [:]
  private var lastTask = 0
  private var observers: [any ObserverToken] = []
  private var endings: [@MainActor () -> Void] = []
  private var tasksWhileShown: [TaskWhileShown] = []
  /// The current phase of the screen. Observers are called as code of this scope.
  public private(set) var phase = LifecyclePhase.made
  /// Notifies observers of each phase that the screen enters after `made`.
  public var phaseDidChange: ObserverSet<LifecyclePhase> {
    if let phaseObservers { return phaseObservers }
    let observers = ObserverSet<LifecyclePhase>()
    phaseObservers = observers
    return observers
  }
  // NB: made when it is asked for, because few screens are observed.
  private var phaseObservers: ObserverSet<LifecyclePhase>?

  private struct TaskWhileShown {
    let name: String
    let operation: @MainActor () async -> Void
    var running: Int?
  }

  private struct RunningTask {
    let name: String
    let task: Task<Void, Never>
    /// The continuations that wait for the end of the scope.
    var waiters: [(parking: Parking, continuation: CheckedContinuation<Void, Never>)] = []
  }

  init(screen: ScreenID, ledger: WorkLedger, isFlow: Bool = false) {
    self.screen = screen
    self.isFlow = isFlow
    self.ledger = ledger
  }

  /// Starts work that belongs to the scope: it is cancelled when the scope ends, and settling waits
  /// for it. Does nothing after the scope has ended.
  ///
  /// - Parameters:
  ///   - name: The name of the task in reports, if it is still running after its scope has ended.
  ///   - operation: The work, on the main actor.
  public func task(_ name: String = "task", _ operation: @escaping @MainActor () async -> Void) {
    startTask(name, operation)
  }

  /// Starts a task.
  ///
  /// - Returns: The number of the task, or nil after the scope has ended.
  @discardableResult
  package func startTask(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Int?
  {
    start(name, work: Work(ledger: ledger), operation)
  }

  /// Cancels a task, if it is still running.
  package func cancelTask(_ number: Int) { tasks[number]?.task.cancel() }

  /// Returns when a task has finished, or when the scope has ended, even if the task does not stop
  /// then.
  func end(ofTask number: Int) async {
    guard !isEnded, tasks[number] != nil else { return }
    let parking = Parking()
    await withCheckedContinuation { tasks[number]?.waiters.append((parking, $0)) }
  }

  /// Performs work while the screen is shown: it starts each time that the screen is shown,
  /// immediately if it is, and is cancelled each time that it is covered.
  public func taskWhileShown(
    _ name: String = "while shown", _ operation: @escaping @MainActor () async -> Void
  ) {
    guard !isEnded else { return }
    tasksWhileShown.append(TaskWhileShown(name: name, operation: operation))
    if phase == .shown { startTaskWhileShown(tasksWhileShown.count - 1) }
  }

  private func startTaskWhileShown(_ index: Int) {
    let (name, operation) = (tasksWhileShown[index].name, tasksWhileShown[index].operation)
    tasksWhileShown[index].running = startTask(name, operation)
  }

  /// Records that the screen has entered another phase.
  func enter(_ phase: LifecyclePhase) {
    guard !isEnded, self.phase != phase else { return }
    self.phase = phase
    for index in tasksWhileShown.indices {
      if phase == .shown {
        startTaskWhileShown(index)
      } else if let number = tasksWhileShown[index].running {
        tasks[number]?.task.cancel()
        tasksWhileShown[index].running = nil
      }
    }
    if let phaseObservers { run { phaseObservers.notify(phase) } }
  }

  /// Iterates over `sequence` as long as the scope lives. Settling does not wait for its end.
  public func listen<S: AsyncSequence & Sendable>(
    to sequence: S, _ name: String = "listening",
    _ receive: @escaping @MainActor (S.Element) -> Void
  ) where S.Element: Sendable {
    start(name, work: nil) {
      do {
        for try await element in sequence {
          // NB: an element may have been in flight when the scope ended.
          guard !self.isEnded else { return }
          receive(element)
        }
      } catch {}
    }
  }

  /// Observes `set` as long as the scope lives; `observer` runs as code of this scope.
  public func observe<Payload>(
    _ set: ObserverSet<Payload>, _ observer: @escaping (Payload) -> Void
  ) {
    guard !isEnded else { return }
    observers.append(set.add { [weak self] payload in self?.run { observer(payload) } })
  }

  /// Calls `body` when the scope ends, the newest first; immediately if it has already ended.
  public func onEnd(_ body: @escaping @MainActor () -> Void) {
    if isEnded { body() } else { endings.append(body) }
  }

  /// Runs `body` as code of this scope.
  package func run<T>(_ body: () throws -> T) rethrows -> T {
    try Scope.$current.withValue(self, operation: body)
  }

  /// Runs `body` outside every screen and all work.
  static func outside<T>(_ body: () -> T) -> T {
    guard current != nil || Work.current != nil else { return body() }
    return $current.withValue(nil) { Work.$current.withValue(nil, operation: body) }
  }

  package func end() {
    guard !isEnded else { return }
    isEnded = true
    phase = .ended
    for observer in observers { observer.remove() }
    observers = []
    for number in tasks.keys {
      tasks[number]?.task.cancel()
      letWaitersGo(of: number)
    }
    let bodies = endings
    endings = []
    tasksWhileShown = []
    if phaseObservers == nil, bodies.isEmpty { return }
    run {
      phaseObservers?.notify(.ended)
      for body in bodies.reversed() { body() }
    }
  }

  /// Returns a scope for a screen that has left the tree.
  static func ended(_ screen: ScreenID, ledger: WorkLedger) -> Scope {
    let scope = Scope(screen: screen, ledger: ledger)
    scope.isEnded = true
    return scope
  }

  /// Creates a lifetime that no app ends, for the test of a ViewModel alone.
  package convenience init() { self.init(screen: ScreenID(rawValue: 0), ledger: WorkLedger()) }

  /// Returns when the work of the scope's app has finished, or waits for something that only a user
  /// or a test can bring about.
  package func settle() async { await ledger.settle() }

  /// Returns a Boolean value that indicates whether the scope belongs to the app of `ledger`.
  func belongs(to ledger: WorkLedger) -> Bool { self.ledger === ledger }

  /// The names of the tasks that are still running.
  var runningTasks: [String] { tasks.sorted { $0.key < $1.key }.map(\.value.name) }

  @discardableResult
  private func start(
    _ name: String, work: Work?, _ operation: @escaping @MainActor () async -> Void
  ) -> Int? {
    guard !isEnded else {
      work?.finish()
      return nil
    }
    lastTask += 1
    let number = lastTask
    let task = Scope.$current.withValue(self) {
      Work.$current.withValue(work) {
        Task {
          await operation()
          letWaitersGo(of: number)
          work?.finish()
          tasks[number] = nil
        }
      }
    }
    tasks[number] = RunningTask(name: name, task: task)
    return number
  }

  private func letWaitersGo(of number: Int) {
    let waiters = tasks[number]?.waiters ?? []
    tasks[number]?.waiters = []
    for (parking, continuation) in waiters {
      parking.end()
      continuation.resume()
    }
  }
}
