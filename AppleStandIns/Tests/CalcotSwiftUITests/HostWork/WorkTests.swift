import AppleDrivers
import Calcot
import CalcotContent
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
  func `tell the app when a picked photo or file cannot be had`(isPhoto: Bool) async throws {
    let task = isPhoto ? Task { try await pantry.pickImage().map { [$0] } ?? [] } : ask()
    await driver.settle()
    #expect(try screen().choose(failing: CocoaError(.fileNoSuchFile)))
    await driver.settle()
    let refusal = await #expect(throws: Refusal.self) { try await task.value }
    if case .hostFailed = refusal {} else { Issue.record("it came to \(refusal as Any)") }
    try checkRest()
  }

  @Test func `go when they are withdrawn, but not before they have come`() async throws {
    try screen().holdsPresentations = true
    let task = Task { _ = try? await pantry.pickDocuments(FilePick()) }
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

  @Test func `do not share, and say so`() async {
    #expect(await pantry.share(.text("eggs")) == .refused(.hostCannot(.share, host: "SwiftUI")))
  }

  @Test(arguments: [false, true], ["mailto:ada@example.com", "https://example.com"])
  func `are not needed for addresses, which the views around open or do not`(
    opens: Bool, address: String
  ) async throws {
    let host = SwiftUIHost(app, clock: ManualClock())
    driver.stop()
    let screen = SwiftUIScreen(
      RunningApp(host).environment(
        \.openURL, OpenURLAction { _ in opens ? .systemAction : .discarded }))
    screen.settle()
    #expect(
      await pantry.open(address)
        == (opens ? .done : .refused(.hostFailed("Nothing on this device opens \(address)"))))
    #expect(screen.openedURLs.map(\.absoluteString) == (opens ? [address] : []))
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
