/// A set of observers that are notified of a change, in the order in which they were added. Use one
/// for each event that an object on the main actor publishes.
///
/// ```swift
/// let membersDidChange = ObserverSet<[Member]>()
/// let token = membersDidChange.add { members in print(members.count) }
/// membersDidChange.add(self, GroupScreen.membersChanged)
/// membersDidChange.notify(members)
/// token.remove()
/// ```
///
/// `notify` calls every observer before it returns. An observer may add, remove and notify while it
/// is called: one that is added meanwhile is called from the next notification on, and one that is
/// removed is never called again, not even in the running notification. A notification that an
/// observer sends is delivered after the running one has reached everybody, so that all observers
/// receive both in the same order; the outer `notify` returns after both. After 1,000 such
/// notifications in a row, or 10,000 of several sets that notify one another, the rest is dropped
/// and that is reported, since such observers answer one another without end.
///
/// An observer runs as the code of whoever added it, not of whoever notifies. An observer that a
/// screen has added makes its requests as that screen, and they are refused after the screen has
/// left the tree.
///
/// Adding and removing take amortised constant time. The idea is from Mike Ash's "Friday Q&A
/// 2015-01-23: Let's Build Swift Notifications".
@MainActor
public final class ObserverSet<Payload> {
  // NB: Unchecked is safe here, and in the four properties below, because no access lasts while an
  // observer is called or released: each is a single read or write.
  @exclusivity(unchecked) @usableFromInline var entries = ContiguousArray<Entry>()
  @exclusivity(unchecked) @usableFromInline var walks = 0
  /// The number of notifications that are sent and have not reached everybody.
  @exclusivity(unchecked) @usableFromInline var unfinished = 0
  @exclusivity(unchecked) @usableFromInline var tombstones = 0
  @exclusivity(unchecked) @usableFromInline var ownedCount = 0
  @exclusivity(unchecked) @usableFromInline var nextSweep = 16
  /// The notifications that observers have sent during the running one.
  @exclusivity(unchecked) @usableFromInline var following: [Payload] = []

  /// Creates a set without observers.
  @inlinable public init() {}

  /// Adds an observer, which is held until it is removed or the set is deallocated.
  ///
  /// The same closure added twice is called twice. A closure that captures an object strongly keeps
  /// it alive: capture it weakly, or use one of the forms that take an owner.
  @inlinable @discardableResult
  public func add(_ observer: @escaping (Payload) -> Void) -> Token {
    let token = Token(set: self)
    append(observer, token)
    return token
  }

  /// Notifies every observer, in the order in which they were added, before it returns. If an
  /// observer of this set calls it, the notification follows the running one.
  @inlinable
  public func notify(_ payload: Payload) {
    unfinished &+= 1
    if unfinished > 1 { return following.append(payload) }
    let running = RunningCode.owner
    deliver(payload, from: running)
    if unfinished > 1 { deliverFollowing(from: running) }
    unfinished = 0
    if tombstones != 0 { compactIfWorthwhile() }
  }

  @inlinable
  func deliver(_ payload: Payload, from running: (any CodeOwner)?) {
    let end = entries.count
    var index = 0
    walks &+= 1
    while index < end {
      // NB: The observer may change `entries`, so nothing of it is kept across iterations; entries
      // below `end` stay in place while `walks` is not zero.
      if let observer = entries[index].observer {
        if entries[index].owner === running {
          observer(payload)
        } else {
          RunningCode.run(as: entries[index].owner) { observer(payload) }
        }
      }
      index &+= 1
    }
    walks &-= 1
  }

  @inlinable @inline(never)
  func deliverFollowing(from running: (any CodeOwner)?) {
    ObserverLimit.begin()
    var delivered = 0
    while delivered < following.count, ObserverLimit.allowsAnother(after: delivered) {
      let payload = following[delivered]
      delivered &+= 1
      deliver(payload, from: running)
    }
    ObserverLimit.end()
    if delivered < following.count { ObserverLimit.report(Payload.self, after: delivered) }
    // NB: released last, because the `deinit` of a payload may notify.
    let former = following
    following = []
    unfinished = 0
    withExtendedLifetime(former) {}
  }
}

extension ObserverSet where Payload == Void {
  /// Notifies every observer, in the order in which they were added, before it returns.
  @inlinable
  public func notify() { notify(()) }
}
