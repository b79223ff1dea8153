import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Foundation
import Testing

@testable import CalcotWebTesting

extension BrowserTests {
  @Suite("Recorded pictures", .enabled(if: BrowserEngine.chromium.isInstalled))
  @MainActor
  final class PictureTests {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "pictures-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func recording(
      _ browser: Browser, _ tolerance: PictureTolerance = PictureTolerance(),
      _ environment: [String: String] = [:]
    ) -> PictureRecording {
      let recordings = RecordedFolder(url: folder, environment: environment)
      return PictureRecording(
        folder: recordings.folder(of: ScreenVariant()),
        format: .png(in: browser, tolerance: tolerance))
    }

    private func picture(
      _ text: String, _ browser: Browser, in variant: ScreenVariant = ScreenVariant()
    ) async throws -> [UInt8] {
      let page = try #require(
        await NoteRoute.sample(text).page(in: variant, at: SourcePlace()))
      return try await browser.picture(ofPage: page, isNarrow: variant.isNarrow)
    }

    private var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "en-filled").path)) ?? []).sorted()
    }

    @Test func `are written by the first run, and then the same`() async throws {
      try await withBrowser { browser in
        var recording = self.recording(browser)
        let first = try await recording.problems(of: picture("Milk", browser), named: "Note")
        #expect(
          first == ["en-filled/Note.png was recorded: look at it, and run the test again."])
        recording = self.recording(browser, PictureTolerance(share: 0, difference: 0))
        let second = try await recording.problems(of: picture("Milk", browser), named: "Note")
        #expect(second == [])
        #expect(files == ["Note.png"])
      }
    }

    @Test func `say how many pixels differ and where, and show them beside the recording`()
      async throws
    {
      try await withBrowser { browser in
        var recording = self.recording(browser)
        _ = try await recording.problems(of: picture("Milk", browser), named: "Note")
        recording = self.recording(browser)
        let found = try await recording.problems(of: picture("Silk", browser), named: "Note")
        let message = try #require(found.first)
        let numbers = try Regex(
          #"(\d+) of (\d+) .* most by (\d+), from x (\d+), y (\d+) to x (\d+), y (\d+)"#)
        let values = try #require(message.firstMatch(of: numbers)).output.dropFirst()
          .compactMap { Int($0.substring ?? "") }
        #expect(values[1] == 1024 * 768)
        let word = (width: values[5] - values[3] + 1, height: values[6] - values[4] + 1)
        #expect(word.width < 60 && word.height < 30, "\(message)")
        #expect(values[0] > 10 && values[0] <= word.width * word.height)
        #expect(values[2] > 16 && values[2] <= 255)
        #expect(message.hasPrefix("Note does not look as in en-filled/Note.png. "))
        #expect(message.contains("en-filled/Note-difference.png\nCALCOT_RECORD=1"))
        let difference = try Data(
          contentsOf: folder.appending(path: "en-filled/Note-difference.png"))
        #expect(Array(difference[16..<24]) == [0, 0, 12, 0, 0, 0, 3, 0], "three of 1024 by 768")
        recording = self.recording(browser)
        #expect(try await recording.problems(of: picture("Milk", browser), named: "Note") == [])
        #expect(files == ["Note.png"])
      }
    }

    @Test func `may differ by a share of pixels, and a pixel by a little`() async throws {
      try await withBrowser { browser in
        var recording = self.recording(browser)
        _ = try await recording.problems(of: picture("Milk", browser), named: "Note")
        for tolerance in [
          PictureTolerance(share: 0.001), PictureTolerance(share: 0, difference: 255),
        ] {
          recording = self.recording(browser, tolerance)
          #expect(try await recording.problems(of: picture("Silk", browser), named: "Note") == [])
        }
      }
    }

    @Test func `differ if one is longer than the other, whatever the tolerance`() async throws {
      let long = (1...60).map { "Line \($0)" }.joined(separator: "\n")
      try await withBrowser { browser in
        let picture = try await picture(long, browser)
        let height = picture[20..<24].reduce(0) { $0 * 256 + Int($1) }
        #expect(height > 768)
        var recording = self.recording(browser)
        _ = try await recording.problems(of: self.picture("Milk", browser), named: "Note")
        recording = self.recording(browser, PictureTolerance(share: 1, difference: 255))
        let problems = try await recording.problems(of: picture, named: "Note")
        let sizes = "It has 1024 by \(height) pixels, not 1024 by 768."
        #expect(problems.first?.contains(sizes) == true)
      }
    }

    @Test func `name those that are gone, cut off, missing, or twice there`() async throws {
      try await withBrowser { browser in
        let milk = try await picture("Milk", browser)
        var recording = self.recording(browser)
        _ = try await recording.problems(of: milk, named: "Note")
        _ = try await recording.problems(of: milk, named: "Old")
        #expect(
          try await recording.problems(of: milk, named: "Old") == ["Two samples are called Old."])
        let file = folder.appending(path: "en-filled/Note.png")
        try Data(milk.dropLast(100)).write(to: file)
        recording = self.recording(browser, PictureTolerance(), ["CI": "true"])
        #expect(
          try await recording.problems(of: milk, named: "Note") == [
            "\(file.path) is no whole picture.\nCALCOT_RECORD=1 records it anew."
          ])
        #expect(
          try await recording.problems(of: milk, named: "New") == [
            "There is no recording en-filled/New.png: run the test without CI in the environment."
          ])
        #expect(
          recording.unknown() == [
            "en-filled/Old.png is recorded, and there is no such screen.\n"
              + "CALCOT_RECORD=1 records it anew."
          ])
        recording = self.recording(browser, PictureTolerance(), ["CALCOT_RECORD": "1"])
        #expect(try await recording.problems(of: milk, named: "Note") == [])
        #expect(recording.unknown() == [])
        #expect(files == ["Note.png"])
      }
    }

    @Test func `show the width, the appearance and the pictures of a screen`() async throws {
      try await withBrowser { browser in
        let wide = try await picture("Milk", browser)
        let narrow = try await picture("Milk", browser, in: ScreenVariant(isNarrow: true))
        let dark = try await picture("Milk", browser, in: ScreenVariant(appearance: .dark))
        #expect(Array(narrow[16..<24]) == [0, 0, 1, 134, 0, 0, 3, 76])
        let found = try await browser.difference(from: wide, to: dark, over: 64)
        let difference = try #require(found)
        #expect(difference.count > difference.total / 2)
        let page = try #require(
          await NoteRoute.sample("Milk").page(in: ScreenVariant(), at: SourcePlace()))
        #expect(page.contains("src=\"data:image/png;base64,"))
        #expect(!page.contains("src=\"/") && !page.contains("rel=\"stylesheet\""))
      }
    }

    @Test func `are beside texts and pages in the gallery, with what differs`() async throws {
      let variants = ScreenVariant.all(languages: ["en", "de"])
      let output = folder.appending(path: "gallery")
      let recordings = RecordedFolder(url: folder, environment: [:])
      try await withBrowser { browser in
        var recording = self.recording(browser)
        let sample = NoteRoute.sample("Milk")
        _ = try await recording.problems(of: picture("Milk", browser), named: sample.fileName)
        let studio = GalleryStudio(
          recordings: recordings, output: output, format: .png(in: browser))
        var page = GalleryPage(variants: variants)
        for variant in variants {
          let sample = NoteRoute.sample(variant.language == "en" ? "Silk" : "Milch & Ei")
          let cell = try await studio.cell(of: sample, in: variant, at: SourcePlace())
          page.add(cell, of: "NoteRoute.note")
        }
        try studio.write(Data(page.html.utf8), as: "index.html")
        try await browser.go(to: output.appending(path: "index.html").absoluteString)
        try await browser.page(contains: "1 screens", "Milch & Ei", "of 786432 pixels")
        let shown = """
          return [...document.images].filter((image) => image.checkVisibility()).length
          """
        #expect(try await browser.run(shown).int == 3)
        try await browser.click("[name=language][value=en]")
        #expect(try await browser.run(shown).int == 1)
        try await browser.click("[name=form][value=page]")
        let frame = "[...document.querySelectorAll('iframe')].filter((it) => it.offsetWidth)"
        #expect(try await browser.run("return \(frame).length").int == 1)
        try await browser.go(to: browser.run("return \(frame)[0].src").string ?? "")
        try await browser.page(contains: "Note", "Milch & Ei")
      }
    }
  }
}

@MainActor
@Suite("A gallery that follows the code")
final class LiveGalleryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "gallery-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func page(of text: String) async throws -> GalleryPage {
    let studio = GalleryStudio(
      recordings: RecordedFolder(url: folder, environment: [:]), output: folder, format: nil)
    var page = GalleryPage(variants: [ScreenVariant()], app: "http://127.0.0.1:8080")
    let cell = try await studio.cell(
      of: NoteRoute.sample(text), in: ScreenVariant(), at: SourcePlace())
    page.add(cell, of: "NoteRoute.note", at: "/notes/1")
    return page
  }

  @Test func `has the coverage of an exploration as a table`() {
    let page = GalleryPage(
      variants: [],
      coverage: [
        ScreenCoverage(
          "Notes", used: 2, unused: ["tap \"<Add>\""], steps: ["noted"], rules: 3, of: 9),
        ScreenCoverage(unreached: "Trash"),
      ])
    #expect(
      page.html.contains(
        """
        <td>2 of 3</td><td>tap &quot;&lt;Add>&quot;</td><td>noted</td><td>3 of 9</td></tr>
        <tr><td>Trash</td><td>never reached</td><td></td><td></td><td></td></tr>
        """))
    #expect(!GalleryPage(variants: []).html.contains("coverage"))
  }

  @Test func `marks what has just changed, and leads to the app`() async throws {
    let first = try await page(of: "Milk")
    #expect(!first.html.contains("<td class=\"changed\""))
    let same = try await page(of: "Milk")
    #expect(!same.html.contains("<td class=\"changed\""))
    let other = try await page(of: "Silk")
    #expect(other.html.contains("<td class=\"changed\"") && !other.html.contains("<img"))
    #expect(other.html.contains("<a href=\"http://127.0.0.1:8080/notes/1\" target=\"app\">"))
    #expect(other.stampScript != first.stampScript)
  }

  nonisolated private static let links: [(String?, String?, String?)] = [
    ("/groups", "/2", "/groups/2"), ("/groups", "/", "/groups"), ("/a", "/?b=1", "/a?b=1"),
    ("", "/groups", "/groups"), (nil, "/2", nil), ("/groups", nil, nil),
  ]

  @Test(arguments: links)
  func `a screen is where its flow is`(_ flow: String?, _ link: String?, _ whole: String?) {
    let sample = ScreenSample(AnyRoute(NoteRoute.note), link: link) { nil }
    #expect(sample.link(under: flow) == whole)
  }
}

/// A picture of one pixel.
private let dot = ImageData(
  Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
      """) ?? Data())

private struct NoteViewModel {
  let text: String
}

private struct NoteView: SemanticView {
  let viewModel: NoteViewModel

  var screen: Screen {
    Screen("Note") {
      Image(.data(dot), label: "Dot")
      for line in viewModel.text.split(separator: "\n") { Text(String(line)) }
    }
  }
}

private enum NoteRoute: Route {
  case note

  @MainActor static func sample(_ text: String) -> ScreenSample {
    ScreenSample(AnyRoute(NoteRoute.note)) { CalcotApp(NoteCoordinator(text)) }
  }
}

private final class NoteCoordinator: Coordinator {
  let navigation = StackNavigation<NoteRoute>(root: .note)
  private let text: String

  init(_ text: String) { self.text = text }

  func calcot(for route: NoteRoute, at place: RoutePlace<NoteRoute>) -> Placed {
    place.screen { Calcot(NoteViewModel(text: text), view: NoteView.init) }
  }
}
