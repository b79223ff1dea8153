/// A set of observers that may be used from every thread; each is called on the notifying thread.
/// Use it where ``ObserverSet``, which stays on the main actor, does not reach.
///
/// ```swift
/// let messageReceived = SendableObserverSet<Message>()
/// let token = messageReceived.add { message in log.append(message) }
/// messageReceived.notify(message)
/// token.remove()
/// ```
///
/// It follows the rules of ``ObserverSet`` within one thread: call order is the order of adding,
/// delivery is synchronous, and every observer may add, remove and notify. Between threads:
///
/// - After `remove` has returned, no new call of the observer begins on any thread. A call that had
///   begun on another thread may still be running, and may even start its first line after that:
///   `remove` does not wait for it, because the observer might be waiting for the remover. The
///   closure is released when the last such call returns, otherwise at once.
/// - An observer is called by a notification if its `add` returned before that `notify` began.
/// - Two notifications on two threads may call one observer at the same time and interleave.
///
/// No lock is held while an observer is called. A notification takes the lock once for each
/// observer; adding takes amortised constant time, removing logarithmic time.
public final class SendableObserverSet<Payload: Sendable>: Sendable {
  @usableFromInline let list = Locked(ObserverList<@Sendable (Payload) -> Void>())

  /// Creates a set without observers.
  @inlinable public init() {}

  /// The number of observers that the next notification would call; linear if some were added for
  /// objects.
  @inlinable
  public var count: Int {
    if list.withLock({ $0.ownedCount != 0 }) { removeOwned(where: \.isGone) }
    return list.withLock { $0.count }
  }

  /// A Boolean value that indicates whether there are no observers; costs as much as ``count``.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// Adds an observer, which is held until it is removed or the set is deallocated.
  @inlinable @discardableResult
  public func add(_ observer: @escaping @Sendable (Payload) -> Void) -> Token {
    append(owner: nil) { _ in observer }
  }

  /// Notifies every observer on this thread, in the order in which they were added, before it
  /// returns.
  @inlinable
  public func notify(_ payload: Payload) {
    var walk = list.withLock { $0.beginWalk() }
    while let observer = list.withLock({ $0.next(in: &walk) }) { observer(payload) }
  }

  /// Removes the token's observer, as the token's own ``Token/remove()`` does.
  ///
  /// Does nothing with a token of another set, or one that was removed before.
  @inlinable
  public func remove(_ token: Token) {
    if token.set === self { remove(id: token.id) }
  }
}

extension SendableObserverSet where Payload == Void {
  /// Notifies every observer on this thread, in the order in which they were added, before it
  /// returns.
  @inlinable
  public func notify() { notify(()) }
}

extension SendableObserverSet {
  /// An observer's membership in a set.
  ///
  /// It neither keeps the set alive nor needs to be kept: dropping it does not remove the observer.
  public final class Token: ObserverToken {
    @usableFromInline let id: UInt64
    @usableFromInline weak let set: SendableObserverSet?

    @inlinable
    init(id: UInt64, set: SendableObserverSet) {
      self.id = id
      self.set = set
    }

    /// Removes the observer, from every thread: no new call of it begins after this has returned.
    ///
    /// No effect if the observer is already removed or the set is deallocated.
    @inlinable
    public nonisolated func remove() { set?.remove(id: id) }
  }

  @inlinable
  func append(
    owner: WeakOwner?, _ observer: (Token) -> @Sendable (Payload) -> Void
  ) -> Token {
    if list.withLock({ $0.isSweepDue && $0.ownedCount != 0 }) { removeOwned(where: \.isGone) }
    let id = list.withLock {
      $0.append(owner: owner) { id in observer(Token(id: id, set: self)) }
    }
    return Token(id: id, set: self)
  }

  @inlinable
  func remove(id: UInt64) {
    // NB: The entry is released here, outside the lock: what its closure captured may use the set
    // in its `deinit`.
    let removed = list.withLock { $0.remove(id: id) }
    withExtendedLifetime(removed) {}
  }

  // NB: Owners are checked outside the lock: the check can release an owner for the last time, and
  // its `deinit` may use the set.
  @inlinable
  func removeOwned(where shouldRemove: (WeakOwner) -> Bool) {
    let owners = list.withLock { $0.owners }
    for (id, owner) in owners where shouldRemove(owner) { remove(id: id) }
  }
}
