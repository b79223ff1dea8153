import CalcotWebTesting
import NIOCore
import Testing
import WebWire

/// A trait that shows the pages of a suite's site in one browser.
struct OneBrowser: SuiteTrait, TestScoping {
  @TaskLocal static var current: BrowserStage?

  let engine: BrowserEngine
  let distance: Distance

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let served = try #require(OneSite.current)
    let line =
      distance == .far
      ? try await SlowLine(to: served.port, delay: .milliseconds(100)) : nil
    let address = await served.address
    // NB: pages that an app opens elsewhere are not requested.
    let alone = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"]
    let options = BrowserOptions(
      engine, reducesMotion: true, arguments: engine == .chromium ? alone : [])
    try await withBrowser(options) { browser in
      let stage = await BrowserStage(in: browser, address: line?.address ?? address)
      try await Self.$current.withValue(stage) { try await body() }
    }
    try await line?.close()
  }
}

extension Trait where Self == OneBrowser {
  static func oneBrowser(_ engine: BrowserEngine = .chromium, _ distance: Distance = .near) -> Self
  {
    Self(engine: engine, distance: distance)
  }
}
