/// An observer's membership in a set of any payload.
///
/// A scope keeps the tokens of all its observers as `[any ObserverToken]` and removes them when it
/// ends. Dropping a token does not remove its observer.
public protocol ObserverToken: AnyObject, Sendable {
  /// Removes the observer; it is never called again, and its closure is released at once.
  ///
  /// No effect if the observer is already removed or its set is deallocated.
  @MainActor func remove()
}
