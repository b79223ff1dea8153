import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@MainActor
@Suite("The first page")
struct FirstPageTests {
  @Test func `prints`() async throws {
    let site = WebSite { _ in App.shop() }
    let response = await site.respond(
      to: WebRequest(method: "GET", target: "/", headers: [WebHeader("Host", "localhost:8080")]))
    print(response.status, response.headers)
    print(String(decoding: response.body, as: UTF8.self))
    #expect(site.sessionCount == 0)
  }
}
