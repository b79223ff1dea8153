import Calcot
import CalcotTesting
import DrawnReading
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import CalcotSwiftUI

@MainActor
@Suite("The system's panels in SwiftUI")
struct WorkTests {
  private let pantry = PantryCoordinator()
  private let driver = SwiftUIDriver()
  private let app: CalcotApp
  private let note = FileOnStage("note.txt", Data("one".utf8))

  init() async {
    app = CalcotApp(pantry)
    driver.start(app)
    await driver.settle()
  }

  private func screen() throws -> SwiftUIScreen { try #require(driver.screen) }

  private func ask() -> Task<[PickedFile], any Error> {
    Task { try await pantry.pickDocuments(FilePick([.text], mostBytes: 8)) }
  }

  private func sheet() throws -> UIActivityViewController? {
    try screen().top.systemController as? UIActivityViewController
  }

  /// Advances the clock by the time in which the system may still report the outcome of sharing.
  private func passPatience() async {
    for _ in 0..<1_000_000 where driver.clock.sleepers == 0 { await Task.yield() }
    driver.clock.advance(by: .seconds(5))
  }

  private func checkRest() throws {
    #expect(!driver.isRequestShown)
    #expect(driver.shownScreens == app.tree.shownScreens)
    #expect(driver.warnings == [])
  }

  @Test(arguments: [false, true])
  func `give what was picked, told before they close or after that`(closesFirst: Bool)
    async throws
  {
    let documents = ask()
    await driver.settle()
    #expect(try screen().choose([note], closesFirst: closesFirst))
    await driver.settle()
    #expect(try await documents.value == [PickedFile("note.txt", content: note.content)])
    let photo = Task { try await pantry.pickImage() }
    await driver.settle()
    let chosen = FileOnStage("a.png", Data([1, 2]))
    #expect(try screen().choose([chosen], closesFirst: closesFirst))
    await driver.settle()
    #expect(try await photo.value == PickedFile("a.png", content: chosen.content))
    try checkRest()
  }

  @Test(arguments: [false, true])
  func `are left, told before they close, after that or not at all`(closesFirst: Bool)
    async throws
  {
    let documents = ask()
    await driver.settle()
    #expect(try screen().cancelPicker(closesFirst: closesFirst))
    await driver.settle()
    #expect(try await documents.value == [])
    let photo = Task { try await pantry.pickImage() }
    await driver.settle()
    #expect(try screen().cancelPicker(closesFirst: closesFirst))
    await driver.settle()
    #expect(try await photo.value == nil)
    try checkRest()
  }

  @Test func `tell why a file is not taken, and come again`() async throws {
    let documents = ask()
    await driver.settle()
    #expect(try screen().choose([FileOnStage("large.txt", Data(count: 9))]))
    await driver.settle()
    #expect(driver.reasons == ["large.txt is too large: it may have 8 bytes."])
    try #require(driver.isRequestShown)
    #expect(try screen().choose([note]))
    await driver.settle()
    #expect(try await documents.value.map(\.name) == ["note.txt"])
    try checkRest()
  }

  @Test(arguments: [false, true])
  func `tell of what cannot be had`(isPhoto: Bool) async throws {
    let task = isPhoto ? Task { try await pantry.pickImage().map { [$0] } ?? [] } : ask()
    await driver.settle()
    #expect(try screen().choose(failing: CocoaError(.fileNoSuchFile)))
    await driver.settle()
    let refusal = await #expect(throws: Refusal.self) { try await task.value }
    if case .hostFailed = refusal {} else { Issue.record("it came to \(refusal as Any)") }
    try checkRest()
  }

  @Test(arguments: [false, true])
  func `go when they are withdrawn, but not before they have come`(isSheet: Bool) async throws {
    try screen().holdsPresentations = true
    let task = Task {
      if isSheet {
        _ = await pantry.share(.text("eggs"))
      } else {
        _ = try? await pantry.pickDocuments(FilePick())
      }
    }
    await app.settle()
    try screen().settle()
    #expect(driver.isRequestShown)
    task.cancel()
    await app.settle()
    try screen().settle()
    #expect(driver.isRequestShown, "SwiftUI would not hear of it")
    try screen().holdsPresentations = false
    await driver.settle()
    try checkRest()
  }

  @Test func `make way for a modal, and are offered again over it`() async throws {
    let documents = ask()
    await driver.settle()
    pantry.navigation.present(.jar(1))
    await driver.settle()
    #expect(driver.isRequestShown)
    #expect(driver.shownScreens == app.tree.shownScreens)
    pantry.navigation.dismiss()
    pantry.navigation.push(.jar(2))
    await driver.settle()
    #expect(driver.isRequestShown)
    #expect(try screen().choose([note]))
    await driver.settle()
    #expect(try await documents.value.map(\.name) == ["note.txt"])
    try checkRest()
  }

  @Test(arguments: [false, true])
  func `have a shared file as long as they are there`(isShared: Bool) async throws {
    let file = PickedFile("list.txt", content: note.content)
    let task = Task { await pantry.share(.file(file)) }
    await driver.settle()
    let url = try #require(try sheet()?.items.first as? URL)
    #expect(try Data(contentsOf: url) == file.content)
    if isShared { try driver.carryOut() } else { #expect(try screen().pullDown()) }
    await driver.settle()
    if !isShared { await passPatience() }
    #expect(await task.value == (isShared ? .done : .refused(.declined)))
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    try checkRest()
  }

  @Test func `have a shared file until the system tells what came of it, though they have gone`()
    async throws
  {
    let file = PickedFile("list.txt", content: note.content)
    let task = Task { await pantry.share(.file(file)) }
    await driver.settle()
    let sheet = try #require(try sheet())
    let url = try #require(sheet.items.first as? URL)
    #expect(try screen().pullDown())
    await driver.settle()
    #expect(app.hostRequest != nil)
    #expect(try Data(contentsOf: url) == file.content, "an app may still read it")
    sheet.completionWithItemsHandler?(.mail, true, nil, nil)
    await driver.settle()
    #expect(await task.value == .done)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    try checkRest()
  }

  @Test func `do not end the next one when they tell late`() async throws {
    let first = Task { await pantry.share(.text("eggs")) }
    await driver.settle()
    let sheet = try #require(try sheet())
    #expect(try screen().pullDown())
    await driver.settle()
    await passPatience()
    #expect(await first.value == .refused(.declined))
    let second = Task { await pantry.share(.text("milk")) }
    await driver.settle()
    sheet.completionWithItemsHandler?(.mail, true, nil, nil)
    await driver.settle()
    #expect(driver.isRequestShown)
    try driver.leaveRequest()
    await driver.settle()
    #expect(await second.value == .refused(.declined))
    try checkRest()
  }

  @Test func `show a page, which was shown however it is closed`() async throws {
    let task = Task { await pantry.open("example.com") }
    await driver.settle()
    #expect(try screen().pullDown())
    await driver.settle()
    #expect(await task.value == .done)
    try checkRest()
  }

  @Test(arguments: [false, true])
  func `are not needed for mail, which the views around open or do not`(opens: Bool) async throws {
    let host = SwiftUIHost(app, clock: ManualClock())
    driver.stop()
    let screen = SwiftUIScreen(
      RunningApp(host).environment(
        \.openURL, OpenURLAction { _ in opens ? .systemAction : .discarded }))
    screen.settle()
    let mail = "mailto:ada@example.com"
    #expect(
      await pantry.open(mail)
        == (opens ? .done : .refused(.hostFailed("Nothing on this device opens \(mail)"))))
    #expect(screen.openedURLs.map(\.absoluteString) == (opens ? [mail] : []))
  }

  @Test func `are not needed to copy to the system's own pasteboard`() async {
    driver.stop()
    let screen = SwiftUIScreen(showing: app)
    screen.settle()
    let text = UUID().uuidString
    #expect(await pantry.copy(text) == .done)
    #expect(UIPasteboard.general.history.contains(text))
  }
}
