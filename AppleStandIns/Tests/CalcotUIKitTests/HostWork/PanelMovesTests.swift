import AppleDrivers
import CalcotContent
@testable import Calcot
import CalcotTesting
import CalcotUIKit
import Foundation
import PhotosUI
import Testing
import UIKit

/// Tests in which the app's request changes in the middle of a panel's presentation or dismissal.
@MainActor
@Suite("The system's panels and UIKit's transitions")
struct PanelMovesTests {
  private let note = FileOnStage("note.txt", Data("one".utf8))

  private func ask(_ town: TownOnUIKit) -> Task<[PickedFile], any Error> {
    Task { try await town.town.streets.pickDocuments(FilePick([.text], mostBytes: 8)) }
  }

  @Test(arguments: [0, 100, 349, 350, 400])
  func `a panel goes that is withdrawn, however far it has come`(milliseconds: Int) async {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.app.settle()
    town.window.stage.advance(by: .milliseconds(milliseconds))
    task.cancel()
    await town.driver.settle()
    #expect(!town.driver.isRequestShown)
    #expect(town.person.top === town.window.rootViewController)
    town.checkAgreement()
  }

  @Test(arguments: [0, 100, 349])
  func `a panel may be withdrawn while it goes because the user has left it`(milliseconds: Int)
    async throws
  {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    try town.driver.leaveRequest()
    town.window.stage.advance(by: .milliseconds(milliseconds))
    task.cancel()
    await town.driver.settle()
    #expect(town.person.top === town.window.rootViewController)
    town.checkAgreement()
  }

  @Test(arguments: [false, true])
  func `a panel under a finger goes when it is let go of`(isCancelled: Bool) async throws {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    let pull = try #require(town.person.beginPull())
    task.cancel()
    town.streets.present(.place(1))
    await town.app.settle()
    pull.end(isCancelled: isCancelled)
    await town.driver.settle()
    #expect(!town.driver.isRequestShown)
    #expect(town.driver.shownScreens.count == 2)
    town.checkAgreement()
  }

  @Test func `a modal comes under a panel that is still wanted, which is offered again`()
    async throws
  {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    let first = town.person.top
    await town.then { $0.streets.present(.place(1)) }
    #expect(town.driver.isRequestShown)
    #expect(town.person.top !== first)
    #expect(town.driver.shownScreens.count == 2)
    town.streets.dismiss()
    await town.then { $0.streets.push(.place(2)) }
    #expect(town.driver.isRequestShown)
    try town.driver.pick([PickedFile("note.txt", content: note.content)])
    await town.driver.settle()
    #expect(try await task.value.map(\.name) == ["note.txt"])
    town.checkAgreement()
  }

  @Test func `a screen is pushed under a panel, which stays`() async {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    let panel = town.person.top
    await town.then { $0.streets.push(.place(1)) }
    #expect(town.person.top === panel)
    task.cancel()
    await town.driver.settle()
    #expect(town.titles == ["Root", "Place 1"])
    town.checkAgreement()
  }

  @Test(arguments: [false, true])
  func `a picked file counts, whether the picker tells it before it goes or after that`(
    isLate: Bool
  )
    async throws
  {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    let picker = try #require(town.person.top as? UIDocumentPickerViewController)
    #expect(picker.choose([note], tellsWhenGone: isLate))
    await town.driver.settle()
    #expect(try await task.value == [PickedFile("note.txt", content: note.content)])
    town.checkAgreement()
  }

  @Test func `a picker comes again when the user has read why a file is not taken`() async throws {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    let large = PickedFile("large.txt", content: Data("too many bytes".utf8))
    try town.driver.pick([large])
    await town.driver.settle()
    #expect(
      (town.person.top as? UIAlertController)?.title
        == "large.txt is too large: it may have 8 bytes.")
    #expect(!town.driver.isDialogShown)
    #expect(town.person.tapAlert("Choose Another"))
    await town.driver.settle()
    #expect(town.person.top is UIDocumentPickerViewController)
    try town.driver.leaveRequest()
    await town.driver.settle()
    #expect(try await task.value == [])
    town.checkAgreement()
  }

  @Test func `the reason for another pick goes when its request is withdrawn`() async throws {
    let town = await TownOnUIKit()
    let task = ask(town)
    await town.driver.settle()
    try town.driver.pick([PickedFile("large.txt", content: Data(count: 9))])
    await town.driver.settle()
    task.cancel()
    await town.driver.settle()
    #expect(town.person.top === town.window.rootViewController)
    town.checkAgreement()
  }

  @Test func `a photo that cannot be had is told to who asked`() async throws {
    let town = await TownOnUIKit()
    let task = Task { try await town.town.streets.pickImage() }
    await town.driver.settle()
    let picker = try #require(town.person.top as? PHPickerViewController)
    #expect(picker.choose([NSItemProvider(onStage: .failure(CocoaError(.fileNoSuchFile)))]))
    await town.driver.settle()
    let refusal = await #expect(throws: Refusal.self) { try await task.value }
    guard case .hostFailed(let reason) = refusal else {
      Issue.record("it came to \(refusal as Any)")
      return
    }
    #expect(reason.hasPrefix("The photo cannot be had: "))
    town.checkAgreement()
  }

  @Test func `a photo is converted unless every kind of image is asked for`() async throws {
    let town = await TownOnUIKit()
    for (kind, mode) in [
      (FileKind.image, PHPickerConfiguration.AssetRepresentationMode.current),
      (FileKind("jpg"), .compatible),
    ] {
      let task = Task { [streets = town.streets] in
        try? await streets.picked(.pickImage(FilePick([kind], most: 3)))
      }
      await town.driver.settle()
      let picker = try #require(town.person.top as? PHPickerViewController)
      #expect(picker.configuration.preferredAssetRepresentationMode == mode)
      #expect(picker.configuration.selectionLimit == 3)
      #expect(picker.configuration.filter == .images)
      #expect(picker.cancel())
      await town.driver.settle()
      #expect(await task.value == [])
    }
  }

  @Test func `a panel that is withdrawn leaves an active search below as it is`() async throws {
    let town = await TownOnUIKit()
    let below = try #require(town.person.navigation?.topViewController)
    let search = UISearchController(searchResultsController: nil)
    below.navigationItem.searchController = search
    search.type("a street", in: below)
    let task = ask(town)
    await town.driver.settle()
    #expect(town.driver.isRequestShown && search.isActive)
    task.cancel()
    await town.driver.settle()
    #expect(!town.driver.isRequestShown)
    #expect(search.isActive && search.searchBar.text == "a street")
    town.checkAgreement()
  }
}
