import Calcot
import CalcotWeb
import CalcotWebTesting

/// A shop shown on a page, over a line whose messages a test delivers.
@MainActor
struct ShopVisit {
  let coordinator = ShopCoordinator()
  let site: WebSite
  let session: AdoptedSession
  let line: ShakyLine

  /// Creates a visit.
  ///
  /// - Parameter watch: Receives the events of the site.
  init(
    _ options: WebSiteOptions = .driven,
    watch: @escaping @Sendable (WebSiteEvent) -> Void = { _ in }
  ) async throws {
    let app = CalcotApp.shop(coordinator)
    site = WebSite(options: options, watch: watch) { _ in app }
    session = site.adopt(app)
    line = try ShakyLine(of: session, on: site)
    await line.settle(session)
  }
}

/// A suite whose tests have a visit of their own each.
@MainActor
protocol VisitingShop {
  var visit: ShopVisit { get }
}

extension VisitingShop {
  var coordinator: ShopCoordinator { visit.coordinator }
  var shop: Shop { visit.coordinator.shop }
  var site: WebSite { visit.site }
  var session: AdoptedSession { visit.session }
  var line: ShakyLine { visit.line }
  var page: LivePage { visit.line.page }
}
