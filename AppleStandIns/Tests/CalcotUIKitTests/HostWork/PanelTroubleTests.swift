import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import Foundation
import Testing
import UIKit

/// Tests of callbacks that UIKit makes late, or not at all.
@MainActor
@Suite("The system's panels on UIKit in trouble")
struct PanelTroubleTests {
  private let file = PickedFile("list.txt", content: Data("eggs".utf8))

  /// Shares the file, and dismisses the sheet by the app's own code, of which UIKit notifies
  /// nobody.
  private func dismissed(
    _ town: TownOnUIKit
  ) async throws -> (Task<Answer, Never>, UIActivityViewController, URL) {
    let task = Task { [file] in await town.town.streets.share(.file(file)) }
    await town.driver.settle()
    let sheet = try #require(town.person.top as? UIActivityViewController)
    let url = try #require(sheet.items.first as? URL)
    town.window.rootViewController?.dismiss(animated: true)
    await town.driver.settle()
    await town.driver.pass(seconds: 2)
    return (task, sheet, url)
  }

  @Test func `a share sheet that UIKit presents three seconds late is no failure`() async throws {
    let town = await TownOnUIKit()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    for _ in 0..<100 { await Task.yield() }
    #expect(town.app.hostRequest != nil)
    #expect(!town.driver.isRequestShown)
    await town.driver.settle()
    let sheet = try #require(town.person.top as? UIActivityViewController)
    #expect(sheet.share())
    await town.driver.settle()
    #expect(await task.value == .done)
    town.checkAgreement()
  }

  @Test func `a share sheet that is no longer wanted goes as soon as it has come`() async {
    let town = await TownOnUIKit()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    for _ in 0..<100 { await Task.yield() }
    task.cancel()
    town.streets.present(.place(1))
    await town.driver.settle()
    #expect(await task.value == .refused(.declined))
    #expect(town.app.tree.layers.count == 2)
    town.checkAgreement()
  }

  @Test(arguments: [false, true])
  func `a share sheet holds nothing up if the modal under it goes before it has come`(
    isWanted: Bool
  ) async throws {
    let town = await TownOnUIKit()
    town.streets.present(.place(1))
    await town.driver.settle()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    for _ in 0..<100 { await Task.yield() }
    // NB: an app's own code, which asks nobody.
    town.window.rootViewController?.dismiss(animated: true)
    town.driver.advance(by: .milliseconds(400))
    for _ in 0..<100 { await Task.yield() }
    if !isWanted { task.cancel() }
    town.streets.present(.place(2))
    await town.driver.settle()
    #expect(town.driver.isRequestShown == isWanted)
    if isWanted {
      let sheet = try #require(town.person.top as? UIActivityViewController)
      #expect(sheet.share())
      await town.driver.settle()
      #expect(await task.value == .done)
    }
    #expect(town.titles == ["Place 2"])
    town.checkAgreement()
  }

  @Test func `a modal can be pulled down only when the share sheet over it has come and gone`()
    async throws
  {
    let town = await TownOnUIKit()
    town.streets.present(.place(1))
    await town.driver.settle()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    for _ in 0..<100 { await Task.yield() }
    for _ in 0..<2 {
      #expect(town.app.hostRequest != nil && !town.driver.isRequestShown)
      #expect(town.person.beginPull() == nil, "the app would present it again")
      town.driver.advance(by: .seconds(1))
    }
    #expect(town.titles == ["Place 1"])
    await town.driver.settle()
    let sheet = try #require(town.person.top as? UIActivityViewController)
    #expect(sheet.share())
    await town.driver.settle()
    #expect(await task.value == .done)
    try #require(town.person.beginPull()).end(isCancelled: false)
    await town.driver.settle()
    #expect(town.app.tree.layers.count == 1)
    town.checkAgreement()
  }

  @Test func `a screen is left neither by a swipe nor by Back while a share sheet is coming`()
    async throws
  {
    let town = await TownOnUIKit()
    town.streets.push(.place(1))
    await town.driver.settle()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    for _ in 0..<100 { await Task.yield() }
    #expect(!town.person.beginSwipeBack())
    _ = town.person.tapBack()
    #expect(town.titles == ["Root", "Place 1"], "nothing goes that would come again")
    await town.driver.settle()
    try town.driver.leaveRequest()
    await town.driver.settle()
    #expect(await task.value == .refused(.declined))
    #expect(town.person.tapBack())
    await town.driver.settle()
    #expect(town.titles == ["Root"])
    town.checkAgreement()
  }

  @Test func `a pull that runs when sharing begins is let go of, and the modal comes again`()
    async throws
  {
    let town = await TownOnUIKit()
    town.streets.present(.place(1))
    await town.driver.settle()
    let pull = try #require(town.person.beginPull())
    let task = Task { await town.town.streets.share(.text("eggs")) }
    for _ in 0..<100 { await Task.yield() }
    pull.end(isCancelled: false)
    await town.driver.settle()
    #expect(town.app.tree.layers.count == 2)
    let sheet = try #require(town.person.top as? UIActivityViewController)
    #expect(sheet.share())
    await town.driver.settle()
    #expect(await task.value == .done)
    #expect(town.titles == ["Place 1"])
    town.checkAgreement()
  }

  @Test
  func `a share sheet that has gone is waited for until it tells, and its file exists until then`()
    async throws
  {
    let town = await TownOnUIKit()
    let (task, sheet, url) = try await dismissed(town)
    #expect(town.app.hostRequest != nil)
    #expect(!town.driver.isRequestShown)
    #expect(try Data(contentsOf: url) == file.content, "an app may still read it")
    sheet.completionWithItemsHandler?(.mail, true, nil, nil)
    await town.driver.settle()
    #expect(await task.value == .done)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    town.checkAgreement()
  }

  @Test func `sharing without an answer is given up, and its late answer is not for the next one`()
    async throws
  {
    let town = await TownOnUIKit()
    let (task, sheet, url) = try await dismissed(town)
    await town.driver.pass(seconds: 5)
    #expect(await task.value == .refused(.declined))
    let next = Task { await town.town.streets.share(.text("milk")) }
    await town.driver.settle()
    #expect(FileManager.default.fileExists(atPath: url.path), "the system has not told yet")
    sheet.completionWithItemsHandler?(.mail, true, nil, nil)
    await town.driver.settle()
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(town.driver.isRequestShown)
    try town.driver.leaveRequest()
    await town.driver.settle()
    #expect(await next.value == .refused(.declined))
    town.checkAgreement()
  }

  @Test func `a share sheet that UIKit does not present is refused after a while`() async throws {
    let town = await TownOnUIKit()
    town.window.rootViewController = UIViewController()
    let task = Task { await town.town.streets.share(.text("eggs")) }
    await town.driver.settle()
    #expect(town.app.hostRequest != nil, "a share sheet may be late")
    await town.driver.pass(seconds: 9)
    #expect(town.app.hostRequest != nil)
    await town.driver.pass(seconds: 1)
    await town.driver.settle()
    try #require(town.app.hostRequest == nil)
    #expect(await task.value == .refused(.hostFailed("UIKit has not presented what it needs")))
    #expect(!town.host.work.isShown)
  }

  @Test func `a reason that UIKit does not present waits for nobody to read it`() async throws {
    let town = await TownOnUIKit()
    let task = Task { try await town.town.streets.pickDocuments(FilePick([.text], mostBytes: 8)) }
    await town.driver.settle()
    let picker = try #require(town.person.top as? UIDocumentPickerViewController)
    #expect(picker.choose([FileOnStage("large.txt", Data(count: 9))]))
    town.window.rootViewController = UIViewController()
    await town.driver.settle()
    try #require(town.app.hostRequest == nil)
    let refusal = await #expect(throws: Refusal.self) { try await task.value }
    #expect(refusal == .hostFailed("UIKit has not presented what it needs"))
  }
}
