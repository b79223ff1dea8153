package import Calcot
package import Groups

/// The observers of a store, and the order in which they are notified of its changes.
@MainActor
package final class CommunityChanges {
  package let groupDidChange = ObserverSet<GroupChange>()
  package let peopleDidChange = ObserverSet<Void>()
  private var count = 0
  private var lastWrite: Task<Void, Never>?
  private let reads = ReadsUnderWay()
  /// The change by others that observers do not know yet; nil if they know all.
  private var untold: ForeignChange?
  private var isTellingOfOthers = false

  package init() {}

  /// Returns what `fetch` returns, and repeats it if observers were notified of changes meanwhile.
  ///
  /// Where changes come faster than it reads, it takes its turn among the writes.
  package func read<Value: Sendable>(
    _ fetch: () async throws -> Value
  ) async throws -> Value {
    let read = reads.begin()
    defer { reads.end(read) }
    for _ in 0..<3 { if let value = try await undisturbed(fetch) { return value } }
    return try await inTurn {
      while true { if let value = try await undisturbed(fetch) { return value } }
    }
  }

  /// Returns what `fetch` returns; nil if observers were notified of changes meanwhile.
  private func undisturbed<Value: Sendable>(
    _ fetch: () async throws -> Value
  ) async rethrows -> Value? {
    let seen = count
    let value = try await fetch()
    return count == seen ? value : nil
  }

  /// Runs `body` after the writes that wait already, and before those that come later.
  private func inTurn<Value: Sendable>(_ body: () async throws -> Value) async rethrows -> Value {
    let previous = lastWrite
    let (turn, end) = AsyncStream<Never>.makeStream()
    lastWrite = Task {
      await previous?.value
      for await _ in turn {}
    }
    defer { end.finish() }
    await previous?.value
    return try await body()
  }

  /// Writes, and notifies observers before it returns.
  ///
  /// NB: the task is not the caller's, so the caller's cancellation does not reach the write; and
  /// each write waits for the one before it, so observers are notified in the order of the calls.
  package func write<Value: Sendable>(
    _ update: @escaping @Sendable () async throws -> Stored<Value>
  ) async throws -> Value {
    let previous = lastWrite
    let write = Task { () -> Result<Value, any Error> in
      await previous?.value
      do {
        let stored = try await update()
        if let change = stored.change { tell(change) }
        if stored.isOfPeople { tellOfPeople() }
        return .success(stored.value)
      } catch {
        return .failure(error)
      }
    }
    lastWrite = Task { _ = await write.value }
    return try await write.value.get()
  }

  /// Notifies observers of a change, and those of people as well if anything may be different.
  package func tell(_ change: GroupChange) {
    count += 1
    groupDidChange.notify(change)
    if change == .everything { peopleDidChange.notify() }
  }

  /// Notifies the observers of people.
  package func tellOfPeople() {
    count += 1
    peopleDidChange.notify()
  }

  /// Notifies observers of what others have changed; of several changes at once as long as observers
  /// read because of the one before.
  package func tellOfOthers(_ change: ForeignChange) {
    guard !isTellingOfOthers else {
      untold = max(untold ?? change, change)
      return
    }
    isTellingOfOthers = true
    tellNow(of: change)
    Task {
      repeat {
        // NB: those who were told begin to read before.
        await Task.yield()
        await reads.ended()
      } while tellUntold()
      isTellingOfOthers = false
    }
  }

  /// Notifies observers of what they have not been told of; returns false if there is nothing.
  private func tellUntold() -> Bool {
    guard let change = untold.take() else { return false }
    tellNow(of: change)
    return true
  }

  private func tellNow(of change: ForeignChange) {
    if change == .everything { tell(.everything) } else { tellOfPeople() }
  }

  /// Waits for pending writes.
  package func settle() async { await lastWrite?.value }
}

/// How much of a store is different through others.
package enum ForeignChange: Comparable, Sendable {
  case people, everything
}

/// The reads of a store that are under way.
@MainActor
private final class ReadsUnderWay {
  private var last = 0
  private var numbers: Set<Int> = []
  private var awaited: Set<Int> = []
  private var waiting: CheckedContinuation<Void, Never>?

  func begin() -> Int {
    last += 1
    numbers.insert(last)
    return last
  }

  func end(_ number: Int) {
    numbers.remove(number)
    awaited.remove(number)
    if awaited.isEmpty { waiting.take()?.resume() }
  }

  /// Waits until those that are under way now have ended.
  func ended() async {
    guard !numbers.isEmpty else { return }
    awaited = numbers
    await withCheckedContinuation { waiting = $0 }
  }
}
