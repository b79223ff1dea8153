import Calcot
import CalcotWeb
import CalcotWebTesting
import WebDesk

/// The desk, served in this process, where the effects of browsers can be observed.
@MainActor
final class DeskSite {
  private struct Made {
    weak var desk: Desk?
  }

  private var made: [Made] = []
  private(set) var served: ServedSite!

  /// The desks of the existing sessions; `madeCount` includes the ended ones.
  var desks: [Desk] { made.compactMap(\.desk) }
  var madeCount: Int { made.count }

  /// Serves the desk while `body` runs.
  static func run(
    _ options: WebSiteOptions = .driven, _ body: (DeskSite) async throws -> Void
  ) async throws {
    let desk = DeskSite()
    desk.served = try await ServedSite(
      WebSite(options: options) { _ in
        let coordinator = DeskCoordinator()
        desk.made.append(Made(desk: coordinator.desk))
        return CalcotApp.desk(coordinator)
      })
    do {
      try await body(desk)
      try await desk.served.stop()
    } catch {
      try await desk.served.stop()
      throw error
    }
  }
}
