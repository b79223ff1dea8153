import Calcot
import CalcotWeb
import CalcotWebTesting

/// A shop that is shown to a page, over a line on which a test brings the messages.
@MainActor
struct ShopVisit {
  let coordinator = ShopCoordinator()
  let site: WebSite
  let session: AdoptedSession
  let line: ShakyLine

  /// - Parameter watch: is told what the site tells of.
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

/// A suite whose tests each have a visit of their own.
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
