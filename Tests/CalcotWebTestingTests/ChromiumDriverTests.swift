import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

/// The suites that use a browser: their tests run one after the other, because each starts several
/// processes.
@Suite(.serialized, .timeLimit(.minutes(20)))
enum BrowserTests {}

extension BrowserTests {
  @Suite("ChromiumDriver")
  struct ChromiumDriverTests {
    private struct Oh: Error {}

    @Test func `stopped, its processes and its folder are gone`() async throws {
      let driver = try await ChromiumDriver.start()
      _ = try await driver.open()
      let (folder, group) = (driver.folder, driver.group)
      #expect(RunningProcesses.of(group: group).count > 2)
      #expect(FileManager.default.fileExists(atPath: folder))
      await driver.stop()
      // NB: The system takes a moment to remove killed processes.
      try await eventually { RunningProcesses.of(group: group).isEmpty }
      #expect(!FileManager.default.fileExists(atPath: folder))
      await driver.stop()
    }

    @Test func `when a test throws, they are gone too`() async throws {
      var folder = ""
      await #expect(throws: Oh.self) {
        try await withBrowser { browser in
          folder = browser.driver.folder
          throw Oh()
        }
      }
      #expect(folder != "" && !FileManager.default.fileExists(atPath: folder))
    }

    @Test func `let go, it ends by itself`() async throws {
      var driver: ChromiumDriver? = try await ChromiumDriver.start()
      let (folder, group) = try #require(driver.map { ($0.folder, $0.group) })
      driver = nil
      try await eventually { !FileManager.default.fileExists(atPath: folder) }
      try await eventually { RunningProcesses.of(group: group).isEmpty }
    }

    @Test func `when the process of the tests is killed, they are gone too`() async throws {
      let result = try await #require(
        processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
      ) {
        let driver = try await ChromiumDriver.start()
        let browser = try await driver.open()
        print("\n\(driver.folder) \(driver.group) \(try await browser.run("return 1"))")
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

    @Test func `one driver has several browsers, which share nothing`() async throws {
      let driver = try await ChromiumDriver.start()
      let (anna, ben) = (try await driver.open(), try await driver.open())
      try await anna.go(to: "data:text/html,<title>anna</title>")
      #expect(try await ben.title == "")
      try await anna.close()
      await #expect(throws: BrowserError.self) { try await anna.title }
      #expect(try await ben.title == "")
      await driver.stop()
      let error = await #expect(throws: BrowserError.self) { try await ben.title }
      #expect(error?.kind == BrowserError.lost)
    }

    @Test func `a browser that is let go ends, and its driver goes on`() async throws {
      let driver = try await ChromiumDriver.start()
      var browser: ChromiumBrowser? = try await driver.open()
      #expect(try await browser?.title == "")
      browser = nil
      try await eventually { RunningProcesses.of(group: driver.group).count == 1 }
      #expect(try await driver.open().title == "")
      await driver.stop()
    }

    @MainActor @Test func `on the main actor, what a test has there can be used`() async throws {
      let page = try SamplePage()
      var title = ""
      try await withBrowser { browser in
        try await browser.go(to: page.address)
        MainActor.assertIsolated()
        title = try await browser.title
      }
      #expect(title == "Sample")
    }

    @Test func `a command that takes too long is an error, and the next one works`() async throws {
      let options = BrowserOptions(patience: .seconds(2))
      let driver = try await ChromiumDriver.start()
      let browser = try await driver.open(options)
      let error = await #expect(throws: BrowserError.self) {
        try await browser.runUntilCalled("")
      }
      #expect(error?.kind == "script timeout")
      #expect(try await browser.run("return 1") == 1)
      await driver.stop()
    }
  }
}
