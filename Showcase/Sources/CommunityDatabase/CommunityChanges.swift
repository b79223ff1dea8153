package import Calcot
package import Groups

/// The observers of a store, and the order in which they are notified of its changes.
@MainActor
package final class CommunityChanges {
  package let groupDidChange = ObserverSet<GroupChange>()
  package let peopleDidChange = ObserverSet<Void>()
  private var count = 0
  private var lastWrite: Task<Void, Never>?

  package init() {}

  /// Returns what `fetch` returns, and repeats it if observers were notified of changes meanwhile.
  package func read<Value: Sendable>(
    _ fetch: () async throws -> Value
  ) async throws -> Value {
    while true {
      let seen = count
      let value = try await fetch()
      if count == seen { return value }
    }
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

  /// Waits for pending writes.
  package func settle() async { await lastWrite?.value }
}
