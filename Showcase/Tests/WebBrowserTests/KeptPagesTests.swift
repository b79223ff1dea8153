import Calcot
import CalcotWeb
import CalcotWebServer
import CalcotWebTesting
import Testing

extension WebUse {
  /// Tests of the pages that a service worker keeps for the time without a connection.
  @MainActor
  @Suite("The pages that a browser keeps")
  struct KeptPagesTests {
    private static let look = """
      clearInterval(window.look)
      window.look = setInterval(async () => {
        const keys = await (await caches.open('calcot')).keys()
        window.kept = keys.map(({ url }) => new URL(url).pathname)
          .filter(path => !path.startsWith('/calcot/')).join()
      }, 50)
      """

    @Test func `are gone once their user has signed out`() async throws {
      try await visit(
        keepsPages: true,
        prepare: { server in
          server.identify { request in
            request.header("Cookie")?.contains("who=anna") == true ? .user("anna") : .anyone
          }
        },
        { visit in
          let browser = visit.browser
          try await visit.open("/")
          try await browser.wait(until: "navigator.serviceWorker.controller")
          try await browser.run("document.cookie = 'who=anna; path=/'")
          for path in ["/about/salary", "/about/me"] {
            try await visit.open(path)
            try await browser.run(Self.look)
            try await browser.wait(until: "window.kept?.split(',').pop() == '\(path)'")
          }
          #expect(try await browser.run("return window.kept") == "/about/salary,/about/me")
          try await browser.run("document.cookie = 'who=; path=/; max-age=0'")
          try await visit.open("/about/nobody")
          try await browser.run(Self.look)
          try await browser.wait(until: "window.kept == '/about/nobody'")
        },
        app: { _ in
          CalcotApp(BillboardCoordinator(Billboard()), routes: RouteRegistry(BillboardRoute.self))
        })
    }
  }
}
