import Calcot
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Foundation
import Testing

@MainActor
@Suite("What a page offers, in a browser", .serialized, .timeLimit(.minutes(20)))
struct OfferBrowserTests {
  private let counter = OfficeCounter()

  @Test func `files are sent without script, and the page goes on in its session`() async throws {
    try await withCounter(BrowserOptions(runsJavaScript: false)) { browser, drawer in
      try await browser.click("button[name$='Hand in']")
      try await browser.page(contains: "Choose documents", "Up to 2 files. Up to 64 KB each.")
      try await browser.element("input[type=file]").choose(files: [drawer.file("a.exe", 3)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "a.exe is none of the kinds that can be picked: txt")
      try await browser.element("input[type=file]").choose(
        files: [drawer.file("a.txt", 3), drawer.file("é \"b\".txt", 70)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "a.txt 3, é \"b\".txt 70", without: "Choose documents")
    }
  }

  @Test func `files that are too large are refused while they arrive, and others can be chosen`()
    async throws
  {
    try await withCounter(BrowserOptions(runsJavaScript: false)) { browser, drawer in
      try await browser.click("button[name$='Hand in']")
      try await browser.element("input[type=file]").choose(files: [drawer.file("a.txt", 3_000_000)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "That is too large")
      try await browser.click("main a")
      try await browser.page(contains: "Choose documents", "That is too large")
      try await browser.element("input[type=file]").choose(files: [drawer.file("a.txt", 3)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "a.txt 3", without: "Choose documents")
    }
  }

  @Test func `a live page stays while files are sent, and says what was wrong`() async throws {
    try await withCounter { browser, drawer in
      try await browser.run("window.isTheSame = true")
      try await browser.click("button[name$='Hand in']")
      try await browser.wait(until: "document.activeElement.type === 'file'")
      try await browser.element("input[type=file]").choose(files: [drawer.file("a.txt", 3_000_000)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "That is too large")
      try await browser.element("input[type=file]").choose(files: [drawer.file("b.txt", 7)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "b.txt 7", without: "Choose documents")
      #expect(try await browser.run("return window.isTheSame") == true)
      try await browser.wait(until: "document.activeElement.textContent === 'Hand in'")
    }
  }

  @Test func `a live page says that its form is too old when the site does not know the sender`()
    async throws
  {
    for bytes in [3, 100_000] {
      try await withCounter { browser, drawer in
        try await browser.click("button[name$='Hand in']")
        try await browser.page(contains: "Choose documents")
        try await browser.element("input[type=file]").choose(files: [drawer.file("a.txt", bytes)])
        try await browser.deleteCookies()
        try await browser.click(".offer button.main")
        try await browser.page(contains: "This form is too old")
      }
    }
  }

  @Test func `a live page sends its files as a form where nothing answers its script`()
    async throws
  {
    try await withCounter { browser, drawer in
      try await browser.run("window.fetch = () => Promise.reject(new TypeError('cut'))")
      try await browser.click("button[name$='Hand in']")
      try await browser.page(contains: "Choose documents")
      try await browser.element("input[type=file]").choose(files: [drawer.file("a.txt", 3)])
      try await browser.click(".offer button.main")
      try await browser.page(contains: "a.txt 3", without: "Choose documents")
    }
  }

  @Test func `a second press sends nothing while files are sent`() async throws {
    try await withCounter { browser, drawer in
      try await browser.run(
        """
        const send = window.fetch;
        window.sent = 0;
        window.fetch = (...rest) => {
          window.sent += 1;
          return new Promise((goOn) => window.goOn = goOn).then(() => send(...rest));
        };
        """)
      try await browser.click("button[name$='Hand in']")
      try await browser.page(contains: "Choose documents")
      try await browser.element("input[type=file]").choose(files: [drawer.file("a.txt", 3)])
      try await browser.click(".offer button.main")
      try await browser.click(".offer button.main")
      #expect(try await browser.run("return window.sent") == 1)
      try await browser.run("window.goOn()")
      try await browser.page(contains: "a.txt 3", without: "Choose documents")
    }
  }

  @Test func `Escape and Back close an offer`() async throws {
    try await withCounter { browser, _ in
      try await browser.click("button[name$='Hand in']")
      try await browser.page(contains: "Choose documents")
      try await browser.press(.escape)
      try await browser.page(contains: "nothing", without: "Choose documents")
      try await browser.click("button[name$='Next']")
      try await browser.page(contains: "Second")
      try await browser.click("button[name$='Hand in']")
      try await browser.page(contains: "Choose documents")
      try await browser.back()
      try await browser.page(contains: "Second", without: "Choose documents")
    }
  }

  @Test func `a text is copied in a browser without a clipboard for scripts`() async throws {
    try await withCounter { browser, _ in
      try await browser.run("delete Navigator.prototype.clipboard")
      try await browser.click("button[name$='Copy it']")
      try await browser.page(contains: "Copy a text")
      try await browser.click(".offer button[data-copy]")
      try await browser.page(contains: "done", without: "Copy a text")
    }
  }

  @Test func `an offer that needs the script is not shown without it`() async throws {
    for runsJavaScript in [true, false] {
      try await withCounter(BrowserOptions(runsJavaScript: runsJavaScript)) { browser, _ in
        // As in a browser that copies nothing by itself.
        try await browser.run(
          "Object.defineProperty(navigator, 'userActivation', { value: undefined })")
        try await browser.click("button[name$='Copy it']")
        try await browser.page(contains: "Copy a text")
        let display = try await browser.element(".offer button[data-copy]").style("display")
        #expect((display != "none") == runsJavaScript)
        let field = try await browser.element(".offer textarea")
        #expect(try await field.label == "Text")
        #expect(try await field.property("value") == .string(counter.text))
        #expect(try await browser.element("dialog.offer").label == "Copy a text")
        try await browser.click("button[name^='do q1']:not([data-copy])")
        try await browser.page(contains: "done", without: "Copy a text")
      }
    }
  }

  /// Shows the counter in a browser.
  private func withCounter(
    _ options: BrowserOptions = BrowserOptions(),
    _ body: (Browser, Drawer) async throws -> Void
  ) async throws {
    let counter = counter
    let served = try await ServedSite(WebSite(options: .driven) { _ in CalcotApp.counter(counter) })
    let drawer = try Drawer()
    defer { drawer.remove() }
    do {
      try await withBrowser(options) { browser in
        try await browser.go(to: served.address)
        if options.runsJavaScript {
          try await browser.wait(until: "document.body.dataset.state === 'live'")
        }
        try await body(browser, drawer)
      }
      try await served.stop()
    } catch {
      try await served.stop()
      throw error
    }
  }
}

/// A folder of files that the user can pick.
private struct Drawer: Sendable {
  private let folder: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder.path
  }

  /// Creates a file with this number of bytes in the folder, and returns its path.
  func file(_ name: String, _ bytes: Int) throws -> String {
    let path = folder + "/" + name
    try Data(repeating: 0x61, count: bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
