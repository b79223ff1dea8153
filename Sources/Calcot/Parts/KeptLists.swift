package import CalcotContent

/// The rows that a screen keeps from one rendering to the next, by their lists.
///
/// NB: rows are released after each access, because the `deinit` of what they hold may use the screen.
@MainActor
package final class KeptLists {
  /// A closure that is called, on any thread, when something that a kept row has read has changed.
  package private(set) var changed: @Sendable () -> Void = {}
  private var known: [ElementID: AnyObject] = [:]
  private var shown: [ElementID: AnyObject] = [:]

  nonisolated init() {}

  /// Begins a rendering.
  func begin(changed: @escaping @Sendable () -> Void) {
    self.changed = changed
    let former = known
    (known, shown) = (shown, [:])
    withExtendedLifetime(former) {}
  }

  /// Ends a rendering, and forgets the lists that are no longer on the screen.
  // NB: released after the access, because what observes the rows is told that it ends.
  func end() {
    let ended = known
    known = [:]
    withExtendedLifetime(ended) {}
  }

  /// Returns the rows kept for the list with an identity.
  package func rows(of list: ElementID) -> AnyObject? { known[list] }

  /// Keeps rows until the next rendering.
  package func keep(_ rows: AnyObject, of list: ElementID) {
    shown.updateValue(rows, forKey: list)
  }
}
