package import CalcotContent

/// A host whose toolkit has stacks, modals and gestures of its own, and transitions that take time.
///
/// It keeps a ``CalcotContent/HostSurface``, updates it for each event of its toolkit, and calls
/// ``showTree(of:)`` after each update and each time its surface has become idle. Whatever happened
/// in between, it ends up showing the tree.
///
/// ```swift
/// func update(_ update: HostUpdate) { showTree(of: app) }
///
/// func perform(_ operation: HostOperation) -> Bool {
///   animate(operation) { [self] in
///     surface.end(operation)
///     showTree(of: app)
///   }
///   return false
/// }
/// ```
@MainActor
package protocol TransitionHost: AppHost {
  /// The screens that the host shows, and its running activity.
  var surface: HostSurface { get set }

  /// Returns a Boolean value that indicates whether the operation can begin now. If not, the host
  /// calls ``showTree(of:)`` as soon as it can.
  func isReady(for operation: HostOperation) -> Bool

  /// Performs an operation that has begun on the surface, and returns a Boolean value that
  /// indicates whether it has ended. If not, the host ends it on its surface later and calls
  /// ``showTree(of:)``.
  func perform(_ operation: HostOperation) -> Bool

  /// Cancels a gesture that would no longer remove the screens that the user sees it remove, or
  /// whose screen may not be left. Returns a Boolean value that indicates whether the gesture is
  /// over. If not, the host cancels it on its surface later and calls ``showTree(of:)``.
  func cancel(_ gesture: HostGesture) -> Bool

  /// Called when the host shows the tree and nothing is running.
  func showsTree()
}

extension TransitionHost {
  package func isReady(for operation: HostOperation) -> Bool { true }
  package func cancel(_ gesture: HostGesture) -> Bool { true }
  package func showsTree() {}

  /// Performs the pending operations, up to one that takes time.
  package func showTree(of app: CalcotApp) {
    for _ in 0..<mostOperations {
      switch TransitionPlanner.plan(
        surface, toShow: app.tree, mayLeave: surface.mayLeave(in: app))
      {
      case .settled: return showsTree()
      case .wait: return
      case .cancelGesture(let gesture):
        guard cancel(gesture) else { return }
        surface.cancelGesture()
      case .perform(let operation):
        guard isReady(for: operation), surface.begin(operation), perform(operation) else { return }
        surface.end(operation)
      }
    }
    reportToStandardError(
      "the host \(name) has begun \(mostOperations) operations in a row, and waits for the next "
        + "change: what an operation shows may not always navigate")
  }

  private var mostOperations: Int { 500 }

  /// Returns the screens that the host shows and that have left the tree.
  package func screensThatLeft(_ app: CalcotApp) -> Set<ScreenID> {
    Set(surface.places.flatMap(\.screens).filter { app.tree.node($0) == nil })
  }
}
