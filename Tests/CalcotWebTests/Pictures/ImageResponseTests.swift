import Calcot
import CalcotContent
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("The response with a picture")
struct ImageResponseTests {
  private let gallery = Gallery()

  private func visit(_ options: WebSiteOptions = WebSiteOptions()) async throws -> SiteVisit {
    let visit = SiteVisit(WebSite(options: options) { [gallery] _ in .gallery(gallery) })
    try await visit.go("/")
    return visit
  }

  private func address(_ visit: SiteVisit) throws -> String {
    try #require(visit.page.first { $0.tag == "img" }?.attributes["src"])
  }

  @Test func `is the picture, which may be kept and can do nothing`() async throws {
    let visit = try await visit()
    let response = await visit.site.respond(to: visit.request("GET", try address(visit)))
    #expect(response.status == 200 && response.body == Array(ImageData.png(30, 20).bytes))
    #expect(response.header("Content-Type") == "image/png")
    #expect(response.header("X-Content-Type-Options") == "nosniff")
    #expect(response.header("Cache-Control") == "private, max-age=31536000, immutable")
    #expect(response.header("Content-Security-Policy") == "default-src 'none'; sandbox")
    #expect(response.header("Cross-Origin-Resource-Policy") == "same-origin")
  }

  @Test func `is 304 where the browser has it, and the same to HEAD`() async throws {
    let visit = try await visit()
    var request = visit.request("GET", try address(visit))
    let tag = try #require(await visit.site.respond(to: request).header("ETag"))
    request.headers.append(WebHeader("If-None-Match", tag))
    let again = await visit.site.respond(to: request)
    #expect(again.status == 304 && again.body.isEmpty)
    let head = await visit.site.respond(to: visit.request("HEAD", try address(visit)))
    #expect(head.status == 200 && head.header("Content-Type") == "image/png")
  }

  @Test(arguments: ["", "/", "x", "../calcot.js", "%2e%2e", "0123456789abcdef0123456789abcdef"])
  func `is 404 for another name`(_ name: String) async throws {
    let visit = try await visit()
    let response = await visit.site.respond(to: visit.request("GET", ServedImages.path + name))
    #expect(response.status == 404)
  }

  @Test func `is served to every session of the site under one address`() async throws {
    let visit = try await visit()
    let other = SiteVisit(visit.site)
    try await other.go("/")
    #expect(try address(other) == address(visit))
  }

  @Test func `does not count in the weight of a session that shows it`() async throws {
    gallery.photo = .data(.png(followedBy: 4_000_000))
    let app = CalcotApp.gallery(gallery)
    await app.settle()
    let scene = WebScene(app, natives: HTMLViews(.init()) { _ in }, panel: nil)
    #expect(scene.weight < 100_000)
  }

  @Test func `of elsewhere is allowed by the page's policy, if the site allows its origin`()
    async throws
  {
    var options = WebSiteOptions()
    options.images.origins = ["https://images.example", "x'; script-src *"]
    gallery.photo = .address(try WebAddress("https://images.example/1.png"))
    let visit = try await visit(options)
    #expect(try address(visit) == "https://images.example/1.png")
    let policy = try #require(visit.response.header("Content-Security-Policy"))
    #expect(policy.contains("; img-src 'self' https://images.example; ") && !policy.contains("*"))
  }
}
