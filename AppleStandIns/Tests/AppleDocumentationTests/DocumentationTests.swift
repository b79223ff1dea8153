import Calcot
import CalcotContent
import CalcotUIKit
import Testing
import UIKit

@MainActor
@Suite("The article about iOS")
struct AppleDocumentationTests {
  let window = UIWindow()
  var person: Person { Person(at: window) }

  private func settle(_ app: CalcotApp) async {
    repeat {
      await app.settle()
      window.stage.settle()
    } while window.stage.isMoving
    #expect(window.stage.warnings == [])
  }

  @Test func `a label follows its ViewModel`() async throws {
    let rack = ShoesDependencies()
    let host = UIKitHost(CalcotApp(ShoesCoordinator(dependencies: rack)), in: window)
    host.register { ShoesViewController($0) }
    host.start()
    await settle(host.app)
    let shown = try #require(person.navigation?.topViewController as? ShoesViewController)
    #expect(shown.text == "412 km, 96 km")
    await rack.shoeRack.run(10, in: 1)
    await settle(host.app)
    #expect(shown.text == "422 km, 96 km")
    #expect(shown.title == "Shoes")
  }

  @Test func `a plain controller stands in a flow`() async throws {
    let coordinator = ShopCoordinator()
    let host = UIKitHost(CalcotApp(coordinator), in: window)
    host.register(LegalViewModel.self) { viewModel in
      LegalViewController { viewModel.doneTapped() }
    }
    host.start()
    await settle(host.app)
    coordinator.sizesButtonTapped()
    await settle(host.app)
    let legal = try #require(person.navigation?.topViewController as? LegalViewController)
    legal.doneButtonTapped()
    await settle(host.app)
    #expect(person.navigation?.topViewController is LegalViewController == false)
  }

  @Test func `a receipt is picked among documents`() async throws {
    let coordinator = ShopCoordinator()
    let host = UIKitHost(CalcotApp(coordinator), in: window)
    host.start()
    await settle(host.app)
    let receipt = Task { try await coordinator.receiptButtonTapped() }
    await settle(host.app)
    let picker = try #require(person.top as? UIDocumentPickerViewController)
    #expect(!picker.choose([FileOnStage("notes.txt", Data("7 €".utf8))]), "it is greyed out")
    #expect(picker.choose([FileOnStage("receipt.pdf", Data("7 €".utf8))]))
    #expect(try await receipt.value?.name == "receipt.pdf")
    window.stage.settle()
    #expect(person.top === window.rootViewController)
  }
}
