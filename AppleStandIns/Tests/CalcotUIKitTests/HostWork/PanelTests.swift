import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Foundation
import SafariServices
import Testing
import UIKit

@MainActor
@Suite("The system's panels on UIKit")
struct PanelTests {
  private let file = PickedFile("list.txt", content: Data("eggs".utf8))

  @Test(arguments: ["share", "cancel", "fail", "withdraw"])
  func `keep a shared file as long as they are shown`(end: String) async throws {
    let town = await TownOnUIKit()
    let task = Task { [file] in await town.town.streets.share(.file(file)) }
    await town.driver.settle()
    weak let sheet = town.person.top as? UIActivityViewController
    let url = try #require(sheet?.items.first as? URL)
    #expect(try Data(contentsOf: url) == file.content)
    #expect(url.lastPathComponent == "list.txt")
    switch end {
    case "share": #expect(sheet?.share() == true)
    case "cancel": #expect(sheet?.cancel() == true)
    case "fail": #expect(sheet?.share(failing: CocoaError(.fileWriteOutOfSpace)) == true)
    default: task.cancel()
    }
    #expect(FileManager.default.fileExists(atPath: url.path), "while the sheet goes, it is there")
    await town.driver.settle()
    let outcome = await task.value
    switch end {
    case "share": #expect(outcome == .done)
    case "fail":
      guard case .refused(.hostFailed) = outcome else {
        Issue.record("it came to \(outcome)")
        return
      }
    default: #expect(outcome == .refused(.declined))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    #expect(!town.driver.isRequestShown)
    town.checkAgreement()
  }

  @Test func `point at what a popover would, or stand in the middle`() async throws {
    let driver = UIKitDriver()
    let streets = StreetsCoordinator()
    driver.start(CalcotApp(streets)) { $0.register { PlaceViewController($0) } }
    await driver.settle()
    let controller = try #require(driver.person.navigation?.topViewController)
    for isInBar in [false, true] {
      if isInBar {
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Share", primaryAction: UIAction { _ in })
      }
      let task = Task { await streets.share(.text("eggs")) }
      await driver.settle()
      let popover = driver.person.top?.popoverPresentationController
      #expect((popover?.sourceItem != nil) == isInBar)
      #expect((popover?.sourceView != nil) == !isInBar)
      try driver.leaveRequest()
      await driver.settle()
      #expect(await task.value == .refused(.declined))
    }
  }

  @Test func `are back when the user leaves the app that they share with`() async throws {
    let town = await TownOnUIKit()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    await town.driver.settle()
    let sheet = try #require(town.person.top as? UIActivityViewController)
    #expect(sheet.comeBack())
    await town.driver.settle()
    #expect(town.person.top === sheet)
    #expect(sheet.share())
    await town.driver.settle()
    #expect(await task.value == .done)
  }

  @Test func `are left by a pull that is not cancelled`() async throws {
    let town = await TownOnUIKit()
    let task = Task { try await town.town.streets.pickImage() }
    await town.driver.settle()
    try #require(town.person.beginPull()).end(isCancelled: true)
    await town.driver.settle()
    #expect(town.driver.isRequestShown)
    try #require(town.person.beginPull()).end(isCancelled: false)
    await town.driver.settle()
    #expect(try await task.value == nil)
    town.checkAgreement()
  }

  @Test func `that the app itself dismisses are left, when nothing was told of them for a while`()
    async throws
  {
    let town = await TownOnUIKit()
    let picked = Task { try await town.town.streets.pickDocuments(FilePick()) }
    await town.driver.settle()
    await town.then { $0.window.rootViewController?.dismiss(animated: true) }
    await town.driver.pass(seconds: 1)
    #expect(town.app.hostRequest != nil, "UIKit may still tell")
    await town.driver.pass(seconds: 1)
    await town.driver.settle()
    try #require(town.app.hostRequest == nil, "nobody waits for ever")
    #expect(try await picked.value == [])
    let opened = Task { await town.town.streets.open("example.com") }
    await town.driver.settle()
    await town.then { $0.window.rootViewController?.dismiss(animated: true) }
    await town.driver.pass(seconds: 2)
    await town.driver.settle()
    try #require(town.app.hostRequest == nil)
    #expect(await opened.value == .done, "the page was shown")
    town.checkAgreement()
  }

  @Test func `are not needed for mail, which the scene opens or cannot`() async {
    let town = await TownOnUIKit()
    let mail = "mailto:ada@example.com"
    for opens in [true, false] {
      town.driver.scene.opensURLs = opens
      let task = Task { await town.town.streets.open(mail) }
      await town.driver.settle()
      #expect(
        await task.value
          == (opens ? .done : .refused(.hostFailed("Nothing on this device opens \(mail)"))))
    }
    #expect(town.driver.scene.openedURLs.map(\.absoluteString) == [mail])
    #expect(!town.driver.isRequestShown)
  }

  @Test func `are not needed to copy to the system's own pasteboard`() async {
    let streets = StreetsCoordinator()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let host = UIKitHost(CalcotApp(streets), in: window)
    host.start()
    let text = UUID().uuidString
    #expect(await streets.copy(text) == .done)
    #expect(UIPasteboard.general.history.contains(text))
    host.stop()
  }

  @Test func `go with the app that is taken away`() async throws {
    let town = await TownOnUIKit()
    let file = file
    let task = Task { await town.town.streets.share(.file(file)) }
    await town.driver.settle()
    let url = try #require((town.person.top as? UIActivityViewController)?.items.first as? URL)
    await town.then { $0.driver.stop() }
    #expect(town.person.top == nil)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(town.app.hostRequest != nil, "another host may do it")
    task.cancel()
    #expect(await task.value == .refused(.declined))
    #expect(town.window.stage.warnings == [])
  }
}
