import CalcotWebTesting
import Foundation
import Testing
import WebWire

private let pictureFolder = ProcessInfo.processInfo.environment["CALCOT_PICTURES"]

extension WebLooks {
  /// Takes the pictures of `Docs/WebPictures.md`, into the folder that `CALCOT_PICTURES` names.
  @MainActor
  @Suite("Pictures", .enabled(if: pictureFolder != nil, "CALCOT_PICTURES names no folder."))
  struct PictureTests {
    @Test(arguments: BrowserEngine.tested)
    func `the main screens are photographed in three sizes`(_ engine: BrowserEngine) async throws {
      for (width, height) in [(390, 844), (820, 1_000), (1_440, 900)] {
        let options = BrowserOptions.quick.in(engine).sized(width, height)
        try await visitShowcase(options) { visit in
          let browser = visit.browser
          if engine == .chromium { try await browser.emulate(width: width, height: height) }
          func take(_ name: String) async throws {
            let file = "\(engine.rawValue)-\(width)-\(name).png"
            let folder = URL(fileURLWithPath: try #require(pictureFolder))
            try Data(await browser.screenshot()).write(to: folder.appendingPathComponent(file))
          }
          try await visit.open("/groups")
          try await take("groups")
          try await browser.use("New group")
          try await browser.wait(until: "document.querySelector('dialog:modal')")
          try await take("form")
          try await visit.open("/groups/2")
          try await browser.page(contains: "Distance per week")
          try await take("group")
          try await visit.open("/groups/2/plan")
          try await browser.wait(until: "document.querySelector('dialog:modal')")
          try await take("run")
          try await visit.open("/groups/1/members")
          try await take("members")
          try await visit.open("/people/1")
          try await browser.page(contains: "Documents")
          try await take("person")
          try await visit.open("/counter")
          try await take("counter")
          try await visit.open("/settings")
          try await take("settings")
        }
      }
    }
  }
}
