import CalcotWebTesting
import Foundation
import Testing
import WebWire

extension WebUse {
  /// Figures of a page that is far away, for `Docs/Benchmarks.md`.
  @MainActor
  @Suite("A page that is far away", .enabled(if: LongRun.isAsked))
  struct FarPageTests {
    private struct Load {
      /// Milliseconds until the first byte, the first text, and the live page.
      var times: [Double]
      /// The bytes of the page, its style and its script.
      var bytes: Double
    }

    private static let watch = """
      new MutationObserver(() => {
        if (document.body?.dataset.state == "live") window.liveAt ??= performance.now()
      }).observe(document, { subtree: true, childList: true, attributes: true })
      """
    private static let figures = """
      const page = performance.getEntriesByType("navigation")[0]
      const parts = [page, ...performance.getEntriesByType("resource")]
      return [page.responseStart, performance.getEntriesByType("paint").at(-1).startTime,
        window.liveAt, parts.reduce((sum, part) => sum + part.encodedBodySize, 0)]
      """

    @Test func `arrives in fewer bytes, and sooner, if it is gzipped`() async throws {
      var loads: [Bool: [Load]] = [:]
      try await visitShowcase(.quick, .far) { visit in
        let browser = visit.browser
        try await browser.devTools(
          "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.watch)])
        try await browser.devTools("Network.enable", [:])
        try await browser.devTools(
          "Network.emulateNetworkConditions",
          [
            "offline": false, "latency": 0, "downloadThroughput": 200_000,
            "uploadThroughput": 94_000,
          ])
        for round in 0..<14 {
          let isZipped = round % 2 == 0
          try await browser.devTools(
            "Network.setExtraHTTPHeaders",
            ["headers": ["Accept-Encoding": isZipped ? "gzip" : "identity"]])
          try await browser.devTools("Network.clearBrowserCache", [:])
          try await visit.open("/groups/1/members?\(round)")
          let found = try await browser.run(Self.figures).array?.compactMap(\.number) ?? []
          try #require(found.count == 4)
          loads[isZipped, default: []].append(Load(times: Array(found.prefix(3)), bytes: found[3]))
        }
      }
      let zipped = try #require(loads[true]), plain = try #require(loads[false])
      for (name, loads) in [("gzip", zipped), ("plain", plain)] {
        let times = (0..<3).map { index in
          loads.map { $0.times[index] }.sorted()[loads.count / 2].rounded()
        }
        print("far page, \(name): \(loads[0].bytes) bytes; first byte, text, live: \(times) ms")
      }
      #expect(zipped[0].bytes * 3 < plain[0].bytes)
    }
  }
}
