import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("A panel of the system's")
struct PanelTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `is not shown on a tablet without a place to point at`() {
    let sheet = UIActivityViewController(activityItems: ["eggs"], applicationActivities: nil)
    root.present(sheet, animated: true)
    #expect(root.presentedViewController == nil)
    #expect(window.stage.warnings.count == 1)
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    #expect(root.presentedViewController == nil, "it reads first what it shares")
    window.stage.advance(by: .seconds(3))
    #expect(root.presentedViewController === sheet)
    #expect(window.stage.warnings.count == 1)
  }

  @Test func `cannot be used while it comes, nor for what it does not offer`() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
    let note = FileOnStage("note.md", Data())
    root.present(picker, animated: true)
    #expect(!picker.choose([note]))
    window.stage.settle()
    #expect(!picker.choose([FileOnStage("photo.png", Data())]))
    #expect(!picker.choose([note, note]), "one at a time")
    #expect(picker.choose([note]))
    window.stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(!picker.cancel(), "it has gone")
  }
}
