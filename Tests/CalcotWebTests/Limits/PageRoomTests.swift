import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The room that pages take until browsers have taken them")
struct PageRoomTests {
  private func page(of site: WebSite, at address: String) async -> WebResponse {
    await site.respond(
      to: WebRequest(
        method: "GET", target: "/", headers: [WebHeader("Host", "localhost")], address: address))
  }

  @Test func `is not held by one address alone, and given back`() async {
    let length = await page(of: WebSite { _ in CalcotApp.shop() }, at: "192.0.2.1").body.count
    var options = WebSiteOptions()
    options.sizes.pages = length * 5
    let site = WebSite(options: options) { _ in CalcotApp.shop() }
    var held: [WebResponse] = []
    for _ in 0..<2 { held.append(await page(of: site, at: "192.0.2.1")) }
    #expect(held.map(\.status) == [200, 200])
    let refused = await page(of: site, at: "192.0.2.1")
    #expect(refused.status == 503 && refused.header("Retry-After") == "30")
    #expect(await page(of: site, at: "192.0.2.2").status == 200)
    held = []
    #expect(await page(of: site, at: "192.0.2.1").status == 200)
  }
}
