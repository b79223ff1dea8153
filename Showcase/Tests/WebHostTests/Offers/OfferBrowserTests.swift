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
      try await browser.page(contains: "Choose documents")
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

  @Test func `a photo of a phone is made as small as it may be, and square on demand`() async throws
  {
    try await withCounter { browser, drawer in
      // NB: noise is what compresses least.
      let picture =
        try await browser.run(
          """
          const canvas = document.createElement('canvas')
          ;[canvas.width, canvas.height] = [3200, 2400]
          const pen = canvas.getContext('2d'), image = pen.createImageData(3200, 2400)
          for (let place = 0, noise = 1; place < image.data.length; place += 1) {
            noise = Math.imul(noise, 1103515245) + 12345 | 0
            image.data[place] = place % 4 == 3 ? 255 : noise >>> 24
          }
          pen.putImageData(image, 0, 0)
          return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]
          """
        ).string.flatMap { Data(base64Encoded: $0) } ?? Data()
      #expect(picture.count > 2_000_000)
      for isSquare in [false, true] {
        try await browser.click("button[name$='Show a photo']")
        try await browser.page(contains: "Choose a photo", "Up to 1.9 MB each.")
        let path = try drawer.file("IMG.jpeg", picture)
        try await browser.element("input[type=file]").choose(files: [path])
        try await browser.wait(until: "document.querySelector('.crop canvas')?.width > 0")
        if isSquare { try await browser.click(".crop input") }
        try await browser.click(".offer button.main")
        try await browser.wait(
          until: "/IMG.jpg \\d+ × \\d+ true/.test(document.body.innerText)")
        let shown = try await browser.text
        let sides = try #require(
          shown.firstMatch(of: /(\d+) × (\d+)/).flatMap { match in
            Int(match.1).flatMap { width in Int(match.2).map { (width, $0) } }
          })
        #expect(max(sides.0, sides.1) <= 2_048 && min(sides.0, sides.1) > 200)
        #expect((sides.0 == sides.1) == isSquare)
        try await browser.click("button[name$='Hand in']")
        try await browser.page(contains: "Choose documents")
        try await browser.press(.escape)
        try await browser.page(contains: "nothing", without: "Choose documents")
      }
    }
  }

  @Test func `a picture that the browser cannot open is refused with a way out`() async throws {
    for runsJavaScript in [true, false] {
      try await withCounter(BrowserOptions(runsJavaScript: runsJavaScript)) { browser, drawer in
        try await browser.click("button[name$='Show a photo']")
        try await browser.page(contains: "Choose a photo")
        let bytes = Data([0, 0, 0, 24] + Array("ftypheic".utf8)) + Data(repeating: 0, count: 64)
        let path = try drawer.file("IMG.heic", bytes)
        try await browser.element("input[type=file]").choose(files: [path])
        if !runsJavaScript { try await browser.click(".offer button.main") }
        try await browser.page(contains: "Choose a JPEG or PNG")
      }
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
    try file(name, Data(repeating: 0x61, count: bytes))
  }

  /// Creates a file with these bytes in the folder, and returns its path.
  func file(_ name: String, _ bytes: Data) throws -> String {
    let path = folder + "/" + name
    try bytes.write(to: URL(fileURLWithPath: path))
    return path
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
