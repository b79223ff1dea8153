extension ObserverSet {
  /// An observer's membership in a set.
  ///
  /// It neither keeps the set alive nor needs to be kept: dropping it does not remove the observer.
  @MainActor
  public class Token {
    @usableFromInline private(set) final weak var set: ObserverSet?
    @usableFromInline final let ownerID: ObjectIdentifier?
    // NB: Unchecked is safe because each access is of one word and instantaneous.
    @exclusivity(unchecked) @usableFromInline final var index = -1

    @inlinable
    init(set: ObserverSet, ownerID: ObjectIdentifier? = nil) {
      self.set = set
      self.ownerID = ownerID
    }

    @usableFromInline var isOwnerGone: Bool { false }

    /// Removes the observer; it is never called again, not even in a running notification, and its
    /// closure is released at once. Amortised constant time.
    ///
    /// No effect if the observer is already removed or the set is deallocated.
    @inlinable
    public final func remove() {
      guard index >= 0, let set else { return }
      set.bury(self, at: index)
    }
  }
}

extension ObserverSet.Token: ObserverToken {
  @usableFromInline
  package final var isOver: Bool { index < 0 || set == nil }
}

/// An observer's membership in a set of any payload.
@MainActor
@usableFromInline
package protocol ObserverToken: AnyObject, Sendable {
  /// A Boolean value that indicates whether the observer is removed, or its set is deallocated.
  var isOver: Bool { get }
  /// Removes the observer.
  func remove()
}
