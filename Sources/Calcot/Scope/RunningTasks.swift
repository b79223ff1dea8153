/// The running tasks of a scope.
@MainActor
struct RunningTasks {
  private struct Entry {
    let name: String
    /// The identity by which a policy finds work of the same kind.
    let key: String
    let task: Task<Void, Never>
    /// The continuations that wait for the end of the task.
    var waiters: [(parking: Parking, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private var entries: [Int: Entry] = [:]
  private var last = 0
  /// The closures that return whether throttled work of a kind may start again.
  private var throttles: [String: @MainActor () -> Bool] = [:]

  /// The names of the tasks, in the order in which they were started.
  var names: [String] { entries.sorted { $0.key < $1.key }.map(\.value.name) }

  func isRunning(_ number: Int) -> Bool { entries[number] != nil }

  func isRunning(key: String) -> Bool { newest(key) != nil }

  /// Returns the running task that keeps a new one from starting; cancels those that it replaces.
  mutating func admit(_ key: String, _ policy: TaskPolicy) -> Int? {
    switch policy {
    case .concurrent: return nil
    case .latest, .debounced:
      for entry in entries.values where entry.key == key { entry.task.cancel() }
      return nil
    case .exclusive: return newest(key)
    case .throttled(let duration, let clock):
      if let running = newest(key) { return running }
      guard throttles[key]?() ?? true else { return last }
      throttles[key] = Self.deadline(after: duration, clock)
      return nil
    }
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

  /// Adds the task that `start` starts with the next number.
  mutating func add(
    _ name: String, key: String, _ start: (Int) -> Task<Void, Never>
  ) -> Int {
    last += 1
    entries[last] = Entry(name: name, key: key, task: start(last))
    return last
  }

  mutating func remove(_ number: Int) {
    letWaitersGo(of: number)
    entries[number] = nil
  }

  func cancel(_ number: Int) { entries[number]?.task.cancel() }

  /// Cancels every task, and resumes those who wait for one.
  mutating func cancelAll() {
    for number in entries.keys {
      cancel(number)
      letWaitersGo(of: number)
    }
  }

  /// Adds a continuation that is resumed at the end of a task.
  mutating func wait(for number: Int, _ continuation: CheckedContinuation<Void, Never>) {
    guard entries[number] != nil else { return continuation.resume() }
    entries[number]?.waiters.append((Parking(), continuation))
  }

  private mutating func letWaitersGo(of number: Int) {
    guard let waiters = entries[number]?.waiters, !waiters.isEmpty else { return }
    entries[number]?.waiters = []
    for (parking, continuation) in waiters {
      parking.end()
      continuation.resume()
    }
  }
}
