import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

/// The suites that use a browser: their tests run one after the other, because each starts several
/// processes.
@Suite(.serialized, .timeLimit(.minutes(20)))
enum BrowserTests {}

extension BrowserTests {
  @Suite("The engines")
  struct BrowserEngineTests {
    @Test(.enabled(if: BrowserEngine.chromium.isInstalled, "\(BrowserEngine.chromium.absence)"))
    func `Chromium is installed`() async throws { try await opens(.chromium) }

    @Test(
      .enabled(if: BrowserEngine.isLong, "CALCOT_LONG=1 asks for it."),
      .enabled(if: BrowserEngine.firefox.isInstalled, "\(BrowserEngine.firefox.absence)"))
    func `Firefox is installed`() async throws { try await opens(.firefox) }

    @Test(
      .enabled(if: BrowserEngine.isLong, "CALCOT_LONG=1 asks for it."),
      .enabled(if: BrowserEngine.webKit.isInstalled, "\(BrowserEngine.webKit.absence)"))
    func `WebKitGTK is installed`() async throws { try await opens(.webKit) }

    private func opens(_ engine: BrowserEngine) async throws {
      let marks: [BrowserEngine: String] = [
        .chromium: "Chrome/", .firefox: "Firefox/", .webKit: "Version/",
      ]
      try await withBrowser(BrowserOptions(engine)) { browser in
        let agent = try await browser.run("return navigator.userAgent").string ?? ""
        #expect(agent.contains(marks[engine] ?? ""))
      }
    }
  }

  @Suite("The processes of a browser")
  struct BrowserProcessTests {
    private struct Oh: Error {}

    @Test(arguments: BrowserEngine.tested)
    func `are gone with its folder when the browser is closed`(_ engine: BrowserEngine) async throws
    {
      let browser = try await Browser.open(BrowserOptions(engine))
      let (folder, group) = (browser.folder, browser.group)
      #expect(RunningProcesses.of(group: group).count > 2)
      #expect(FileManager.default.fileExists(atPath: folder))
      await browser.close()
      // NB: The system takes a moment to remove killed processes.
      try await eventually { RunningProcesses.of(group: group).isEmpty }
      #expect(!FileManager.default.fileExists(atPath: folder))
      await browser.close()
      let error = await #expect(throws: BrowserError.self) { try await browser.title }
      #expect(error?.kind == BrowserError.lost)
    }

    @Test func `are gone when a test throws`() async throws {
      var folder = ""
      await #expect(throws: Oh.self) {
        try await withBrowser { browser in
          folder = browser.folder
          throw Oh()
        }
      }
      #expect(folder != "" && !FileManager.default.fileExists(atPath: folder))
    }

    @Test(arguments: BrowserEngine.tested)
    func `are gone when the browser is released`(_ engine: BrowserEngine) async throws {
      var browser: Browser? = try await Browser.open(BrowserOptions(engine))
      let (folder, group) = try #require(browser.map { ($0.folder, $0.group) })
      browser = nil
      try await eventually { !FileManager.default.fileExists(atPath: folder) }
      try await eventually { RunningProcesses.of(group: group).isEmpty }
    }

    @Test func `are gone when the process of the tests is killed`() async throws {
      let result = try await #require(
        processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
      ) {
        let browser = try await Browser.open()
        print("\n\(browser.folder) \(browser.group) \(try await browser.run("return 1"))")
        fflush(nil)
        kill(getpid(), SIGKILL)
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      let line = try #require(
        output.split(separator: "\n").first { $0.contains("calcot-browser-") })
      let words = line.split(separator: " ")
      let group = try #require(Int32(words[1]))
      try await eventually { RunningProcesses.of(group: group).isEmpty }
      try await eventually { !FileManager.default.fileExists(atPath: String(words[0])) }
    }

    @Test func `two browsers share nothing`() async throws {
      let (anna, ben) = (try await Browser.open(), try await Browser.open())
      try await anna.go(to: "data:text/html,<title>anna</title>")
      #expect(try await ben.title == "")
      await anna.close()
      #expect(try await ben.title == "")
      await ben.close()
    }

    @MainActor @Test func `let a test on the main actor use what it has there`() async throws {
      let page = try SamplePage()
      var title = ""
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        MainActor.assertIsolated()
        title = try await browser.title
      }
      #expect(title == "Sample")
    }

    @Test(arguments: BrowserEngine.tested)
    func `a command that takes too long is an error, and the next one works`(
      _ engine: BrowserEngine
    ) async throws {
      let browser = try await Browser.open(BrowserOptions(engine, patience: .seconds(10)))
      let error = await #expect(throws: BrowserError.self) {
        try await browser.runUntilCalled("")
      }
      #expect(error?.kind == "script timeout")
      #expect(try await browser.run("return 1") == 1)
      await browser.close()
    }
  }
}
