import Calcot
import CalcotContent
import CalcotTesting
import Localization
@testable import ShowcaseApple
import Testing
import UIKit

@MainActor
@Suite("The counter, in a controller bound to streams")
struct CounterOnUIKitTests {
  private let phone = PhoneApp()

  private func open() async {
    phone.app.send(.open("/counter"))
    await phone.settle()
  }

  @Test func `shows each count as soon as its button is tapped`() async throws {
    await open()
    #expect(phone.person.navigation?.topViewController is CounterViewController)
    #expect(phone.title == "Counter")
    #expect(try phone.page.texts == ["0", "Add one"])
    #expect(try phone.page.tap("Add one"))
    #expect(try phone.page.tap("Add one"))
    #expect(try phone.page.texts == ["2", "Add one"])
  }

  @Test func `is bound to the new outputs in another language, and to them alone`() async throws {
    await open()
    #expect(try phone.page.tap("Add one"))
    phone.region.language = .german
    await phone.settle()
    #expect(phone.title == "Zähler")
    #expect(try phone.page.texts == ["1", "Eins mehr"])
    #expect(try phone.page.tap("Eins mehr"))
    #expect(try phone.page.texts == ["2", "Eins mehr"])
  }
}
