/// The running tasks of a scope.
// NB: a class that is not being changed while it cancels a task: that calls cancellation handlers
// of the app, which may use the scope.
@MainActor
final class RunningTasks {
  private struct Entry {
    let name: String
    /// The identity by which a policy finds work of the same kind.
    let key: String
    let task: Task<Void, Never>
    /// The work for which settling waits; `nil` if it does not.
    let work: Work?
    /// The tasks that wait for the end of this one.
    var waits: [Wait] = []
  }

  /// The time in which throttled work with one key is not started again.
  private struct Throttle {
    /// The number of the task that has started it.
    let number: Int
    let isOver: @MainActor () -> Bool
  }

  private var entries: [Int: Entry] = [:]
  private var last = 0
  private var throttles: [String: Throttle] = [:]
  private var throttleSweeps = SweepPoint()

  /// The names of the tasks, in the order in which they were started.
  var names: [String] { names { _ in true } }

  /// The names of the tasks for which settling waits.
  var unsettled: [String] { names { $0.work?.isActive == true } }

  private func names(_ isIncluded: (Entry) -> Bool) -> [String] {
    entries.filter { isIncluded($0.value) }.sorted { $0.key < $1.key }.map(\.value.name)
  }

  func isRunning(_ number: Int) -> Bool { entries[number] != nil }

  func isRunning(key: String) -> Bool { newest(key) != nil }

  /// Returns the task that prevents a new one from starting: a running one or, for throttled work,
  /// the last one that was started, which may have finished.
  func obstacle(to key: String, _ policy: TaskPolicy) -> Int? {
    switch policy {
    case .concurrent, .latest, .debounced: return nil
    case .exclusive: return newest(key)
    case .throttled(let duration, let clock):
      if let running = newest(key) { return running }
      if let throttle = throttles[key], !throttle.isOver() { return throttle.number }
      forgetThrottles()
      let isOver = Self.deadline(after: duration, clock)
      throttles[key] = Throttle(number: last + 1, isOver: isOver)
      return nil
    }
  }

  /// Forgets the throttles whose time is over, which may have the names of screens that have left.
  private func forgetThrottles() {
    guard throttleSweeps.isReached(by: throttles.count) else { return }
    throttles = throttles.filter { !$0.value.isOver() }
    throttleSweeps.move(after: throttles.count)
  }

  private func newest(_ key: String) -> Int? {
    entries.isEmpty ? nil : entries.filter { $0.value.key == key }.keys.max()
  }

  private static func deadline<C: Clock<Duration>>(
    after duration: Duration, _ clock: C
  ) -> @MainActor () -> Bool {
    let end = clock.now.advanced(by: duration)
    return { clock.now >= end }
  }

  /// Adds the task that `start` creates, with the next number.
  func add(
    _ name: String, key: String, work: Work?, _ start: (Int) -> Task<Void, Never>
  ) -> Int {
    last += 1
    let number = last
    entries[number] = Entry(name: name, key: key, task: start(number), work: work)
    return number
  }

  func remove(_ number: Int) {
    for wait in entries.removeValue(forKey: number)?.waits ?? [] { wait.end() }
  }

  func cancel(_ number: Int) { entries[number]?.task.cancel() }

  /// Cancels the tasks with the same key that a new one replaces according to its policy.
  func cancelTasks(replacedBy number: Int, key: String, _ policy: TaskPolicy) {
    switch policy {
    case .concurrent, .exclusive, .throttled: break
    case .latest, .debounced:
      let replaced = entries.filter { $0.key < number && $0.value.key == key }
      for number in replaced.keys.sorted() { cancel(number) }
    }
  }

  /// Cancels every task, and resumes the tasks that wait for one.
  func cancelAll() {
    for number in entries.keys.sorted() {
      cancel(number)
      let waits = entries[number]?.waits ?? []
      entries[number]?.waits = []
      for wait in waits { wait.end() }
    }
  }

  /// Returns when a task has finished, when every task is cancelled, or when the waiting task is.
  func end(of number: Int) async {
    guard entries[number] != nil else { return }
    let wait = Wait()
    entries[number]?.waits.append(wait)
    if await !wait.untilEnd() { entries[number]?.waits.removeAll { $0 === wait } }
  }
}
