/// A state machine that decides which sessions are written to a store, and which are deleted from
/// it. A session's state is known by its hash.
struct KeepingQueue {
  private var changed: Set<String> = []
  private var ended: Set<String> = []
  /// The ended sessions that the store is deleting.
  private var deleting: Set<String> = []
  /// The hashes of the states that the store has, by session.
  private var kept: [String: Int] = [:]
  /// The hashes of the states that are being written, by session. A session that ends or is taken
  /// up meanwhile is removed.
  private var written: [String: Int] = [:]

  /// A Boolean value that indicates whether this server handles nothing more in the sessions whose
  /// states are written.
  private(set) var isHandingOver = false

  /// A Boolean value that indicates whether the store has not taken the states that were written last.
  private(set) var hasFailed = false

  /// A Boolean value that indicates whether there are sessions to delete.
  var hasEnded: Bool { !ended.isEmpty }

  /// The number of sessions that the store has from this server.
  var keptCount: Int { kept.count }

  /// A Boolean value that indicates whether there is nothing to write or to delete.
  var isEmpty: Bool { changed.isEmpty && ended.isEmpty }

  /// Returns a Boolean value that indicates whether the store may be asked for a session: not for
  /// one that it is to delete.
  func mayBeTaken(_ id: String) -> Bool { !ended.contains(id) && !deleting.contains(id) }

  // MARK: Sessions

  /// Records that the state of a session may have changed.
  mutating func change(_ id: String) { changed.insert(id) }

  /// Records that there is a session.
  mutating func begin(_ id: String) {
    change(id)
    // NB: a form begins its session anew under the same identifier.
    ended.remove(id)
    deleting.remove(id)
  }

  /// Records that a session has ended.
  mutating func end(_ id: String) {
    forget(id)
    // NB: also one that may be being written for the first time.
    ended.insert(id)
  }

  /// Forgets a session that another server has taken up or will take up.
  mutating func forget(_ id: String) {
    changed.remove(id)
    kept[id] = nil
    written[id] = nil
  }

  /// Records that the store has a session that this server has taken up.
  mutating func hold(_ id: String) {
    kept[id] = 0
    written[id] = nil
    begin(id)
  }

  /// Records that sessions are written for the last time, whether they have changed or not.
  mutating func handOver(_ ids: [String]) {
    isHandingOver = true
    hasFailed = false
    changed.formUnion(ids)
  }

  // MARK: Writing

  /// Returns the sessions to write, whose changes are over with that.
  ///
  /// - Parameter id: The only session to write; `nil` for all that have changed.
  mutating func takeChanged(only id: String? = nil) -> [String] {
    if let id { return changed.remove(id).map { [$0] } ?? [] }
    defer { changed = [] }
    return changed.sorted()
  }

  /// Begins to write a state; returns `false` if the store has it already.
  mutating func write(_ id: String, _ hash: Int) -> Bool {
    guard isHandingOver || kept[id] != hash else { return false }
    written[id] = hash
    return true
  }

  /// Returns a Boolean value that indicates whether a state is being written that is still wanted.
  func isWritten(_ id: String) -> Bool { written[id] != nil }

  /// Ends the writing.
  ///
  /// - Parameter lost: The sessions that another server has taken up.
  /// - Returns: Those of them that have not ended or been taken up here meanwhile.
  mutating func endWriting(lost: Set<String>) -> Set<String> {
    let written = takeWritten()
    hasFailed = false
    for (id, hash) in written where !lost.contains(id) { kept[id] = hash }
    return lost.filter { written[$0] != nil }
  }

  /// Ends a writing that has failed: its sessions are written again.
  mutating func failWriting() {
    changed.formUnion(takeWritten().keys)
    hasFailed = true
  }

  /// Records that the store has lost sessions: all are written again.
  mutating func writeAgain() {
    changed.formUnion(kept.keys)
    kept = [:]
  }

  private mutating func takeWritten() -> [String: Int] {
    defer { written = [:] }
    return written
  }

  // MARK: Deleting

  /// Returns the sessions to delete, which are being deleted from now on.
  mutating func takeEnded() -> [String] {
    deleting = ended
    ended = []
    return deleting.sorted()
  }

  /// Ends the deleting; if it has failed, the sessions are deleted again.
  mutating func endDeleting(hasFailed: Bool) {
    if hasFailed { ended.formUnion(deleting) }
    deleting = []
  }
}
