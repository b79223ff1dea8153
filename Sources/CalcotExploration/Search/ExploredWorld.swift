import Calcot
import CalcotTesting
import Foundation

/// The services of one run, and the closures that start the app with them.
@MainActor
struct ExploredWorld {
  /// A closure that starts the app with the same services, at the place of a saved state.
  typealias Restart = @MainActor (Data?) -> TestApp

  let start: @MainActor () -> TestApp
  /// Nil if the app cannot be started again with the same services.
  let restart: Restart?

  /// Creates a world whose app is started once.
  init(start: @escaping @MainActor () -> TestApp) { (self.start, restart) = (start, nil) }

  /// Creates a world whose app is started at a place, by default its root, and can be started again.
  init(at place: Data? = nil, restart: @escaping Restart) {
    (start, self.restart) = ({ restart(place) }, restart)
  }
}
