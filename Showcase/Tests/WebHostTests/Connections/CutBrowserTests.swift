import CalcotTesting
import CalcotWebTesting
import Synchronization
import Testing
import WebDesk

@testable import WebWire

@MainActor
@Suite("A browser whose connection is cut", .serialized, .timeLimit(.minutes(20)))
struct CutBrowserTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `does each event once, wherever in a message it was cut`(_ seed: UInt64) async throws {
    try await withCuts(seed) { site, proxy, browser in
      var clicks = 0
      while clicks < 40 || proxy.cuts < 6 {
        clicks += 1
        try await browser.click("main .body button")
        try await browser.run("dispatchEvent(new Event('online'))")
      }
      try await heal(proxy, browser)
      try await browser.page(contains: "Count: \(clicks)")
      #expect(site.desks.map(\.count).reduce(0, +) == clicks)
    }
  }

  @Test func `keeps what is typed, letter by letter`() async throws {
    try await withCuts(3) { site, proxy, browser in
      try await browser.click("main .toolbar button")
      try await browser.run("dispatchEvent(new Event('online'))")
      try await browser.wait(
        until: """
          (dispatchEvent(new Event('online')), document.querySelector('dialog[open] .field input:enabled'))
          """)
      try await browser.click("dialog .field input:enabled")
      let text = "Sòpa de calçots, però sense 🥔 i amb molta salsa"
      for letter in text {
        try await browser.type(String(letter))
        try await browser.run("dispatchEvent(new Event('online'))")
      }
      try await heal(proxy, browser)
      try await browser.page(contains: "\(text) has 0 lines.")
      #expect(site.desks.last?.name == text)
      #expect(try await browser.focused.property("value") == .string(text))
    }
  }

  /// Shows the desk in a browser whose WebSockets are cut after some bytes, once the page is live.
  private func withCuts(
    _ seed: UInt64, _ body: (DeskSite, CuttingProxy, Browser) async throws -> Void
  ) async throws {
    try await DeskSite.run { site in
      let proxy = try await CuttingProxy(to: site.served.port)
      try await withBrowser { browser in
        try await browser.go(to: proxy.address)
        try await browser.wait(until: "document.body.dataset.state == 'live'")
        let random = Mutex(SeededGenerator(seed: seed))
        proxy.cut {
          random.withLock {
            .init(up: .random(in: 0..<1_500, using: &$0), down: .random(in: 0..<4_000, using: &$0))
          }
        }
        proxy.cutAll()
        try await body(site, proxy, browser)
        #expect(proxy.cuts > 0)
      }
    }
  }

  private func heal(_ proxy: CuttingProxy, _ browser: Browser) async throws {
    proxy.heal()
    proxy.cutAll()
    try await browser.run("dispatchEvent(new Event('online'))")
  }
}
