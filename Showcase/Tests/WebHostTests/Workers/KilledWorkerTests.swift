import CalcotWebTesting
import Foundation
import Testing

@testable import WebWire

#if canImport(Glibc)
  import Glibc
#endif

#if os(Linux)
  @MainActor
  @Suite("A worker that ends under a browser", .timeLimit(.minutes(20)))
  struct KilledWorkerTests {
    @Test
    func `is killed while a person types, and the page goes on at another with what was typed`()
      async throws
    {
      let server = try await ServerProcess("WebDeskServer", ["0", "2"])
      try await withBrowser { browser in
        try await browser.go(to: server.address)
        try await browser.wait(until: "document.body.dataset.state == 'live'")
        try await browser.click("main .toolbar button")
        try await browser.wait(until: "document.querySelector('dialog:modal')")
        let find = "[...document.querySelectorAll('label')].find(l => l.textContent == 'Name')"
        let name = try #require(try await browser.run("return \(find).htmlFor").string)
        try await browser.click("dialog [id='\(name)']")
        try await browser.type("Zoë")
        try await browser.page(contains: "Zoë has 0 lines.")
        let worker = try await worker(in: browser)
        kill(worker, SIGKILL)
        try await browser.page(contains: "Zoë has 0 lines.", without: "Server \(worker),")
        try await browser.type("!")
        try await browser.page(contains: "Zoë! has 0 lines.")
        #expect(try await self.worker(in: browser) != worker)
      }
      await server.die()
    }

    /// Returns the process that the page in a browser names.
    private func worker(in browser: Browser) async throws -> Int32 {
      let text = try await browser.run(
        "return document.querySelector('dialog').innerText.match(/Server (\\d+),/)[1]")
      return try #require(text.string.flatMap { Int32($0) })
    }
  }
#endif
