extension ObserverSet {
  /// The number of observers that the next notification would call.
  ///
  /// Constant time, or linear if observers were added for objects, because those whose object has
  /// been released are removed first.
  public var count: Int {
    if ownedCount != 0 { prune() }
    return entries.count - tombstones
  }

  /// A Boolean value that indicates whether there are no observers; costs as much as ``count``.
  public var isEmpty: Bool { count == 0 }

  /// Removes the token's observer, as the token's own ``Token/remove()`` does.
  ///
  /// Does nothing with a token of another set, or one that was removed before. Constant time.
  @inlinable
  public func remove(_ token: Token) {
    let index = token.index
    if index >= 0, token.set === self { bury(token, at: index) }
  }
}

extension ObserverSet {
  /// A position in the order. It has neither observer nor token after its removal.
  @usableFromInline
  struct Entry {
    @usableFromInline var observer: ((Payload) -> Void)?
    @usableFromInline var token: Token?
    /// The owner as whose code the observer runs.
    @usableFromInline var owner: (any CodeOwner)?

    @inlinable
    init(observer: ((Payload) -> Void)?, token: Token?, owner: (any CodeOwner)?) {
      self.observer = observer
      self.token = token
      self.owner = owner
    }
  }

  @inlinable
  func append(_ observer: @escaping (Payload) -> Void, _ token: Token) {
    if entries.count >= nextSweep { sweep() }
    token.index = entries.count
    entries.append(Entry(observer: observer, token: token, owner: RunningCode.owner))
  }

  @inlinable
  func bury(_ token: Token, at index: Int) {
    token.index = -1
    if token.ownerID != nil { ownedCount &-= 1 }
    tombstones &+= 1
    var removed = Entry(observer: nil, token: nil, owner: nil)
    swap(&removed, &entries[index])
    if walks == 0 { compactIfWorthwhile() }
    // NB: The closure is released last: what it captured may add, remove or notify in its `deinit`.
    withExtendedLifetime(removed) {}
  }

  @inlinable
  func compactIfWorthwhile() {
    if walks == 0, tombstones > 16, tombstones > entries.count / 2 { compact() }
  }

  /// Removes the observers whose owner has been released before the entries grow; amortised over
  /// the growth.
  @inlinable @inline(never)
  func sweep() {
    guard walks == 0 else { return }
    if ownedCount != 0 { prune() }
    compact()
    nextSweep = max(16, entries.count * 2)
  }

  @inlinable
  func prune() { removeAll(where: \.isOwnerGone) }

  // NB: Counted as a walk, so that a `deinit` that runs during the removals cannot move the
  // entries.
  @inlinable
  func removeAll(where shouldRemove: (Token) -> Bool) {
    walks += 1
    for index in entries.indices {
      if let token = entries[index].token, shouldRemove(token) { bury(token, at: index) }
    }
    walks -= 1
    compactIfWorthwhile()
  }

  @inlinable @inline(never)
  func compact() {
    guard tombstones != 0 else { return }
    var end = 0
    for index in entries.indices where entries[index].token != nil {
      if index != end {
        entries.swapAt(index, end)
        entries[end].token?.index = end
      }
      end += 1
    }
    entries.removeSubrange(end...)
    tombstones = 0
  }
}

/// The limits of the notifications that observers send during one notification: for one set, and
/// for all sets whose observers notify one another. The streams of CalcotStreams have the same ones.
@MainActor @usableFromInline
package enum ObserverLimit {
  private static var mostOfOneSet: Int { 1_000 }
  private static var mostOfAll: Int { 10_000 }
  /// The number of sets, one within another, that deliver such notifications.
  private static var depth = 0
  /// The number of such notifications within the outermost set.
  private static var count = 0

  @usableFromInline
  package static func begin() {
    if depth == 0 { count = 0 }
    depth += 1
  }

  @usableFromInline
  package static func end() { depth -= 1 }

  /// Counts one more notification of a set; returns false if there are too many.
  @usableFromInline
  package static func allowsAnother(after delivered: Int) -> Bool {
    guard delivered < mostOfOneSet, count < mostOfAll else { return false }
    count += 1
    return true
  }

  @usableFromInline
  static func report<Payload>(_ payload: Payload.Type, after delivered: Int) {
    reportToStandardError(
      "the observers of an ObserverSet<\(payload)> have notified it \(delivered) times "
        + "in one notification, and the rest is dropped: an observer may not always notify again")
  }
}
