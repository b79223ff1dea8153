import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import ShowcaseAppTesting
import Testing

@testable import People

@MainActor
@Suite struct PickerScreenTests {
  private func opened(without excluded: Set<Person.ID> = []) async -> TestApp {
    let app = TestApp(
      PickerCoordinator(excluding: { excluded }, dependencies: TestDependencies()))
    await app.settle()
    return app
  }

  @Test func `shows those who can be chosen, and adds nobody`() async {
    let app = await opened(without: [Person.ID(rawValue: 1), Person.ID(rawValue: 2)])
    #expect(
      app.content?.description == """
        screen "Choose people"
          toolbar
            button "Cancel" cancel
            button "Add" symbol add main disabled
          field "Search": "" placeholder "part of a name" search
          list
            row "Budi" avatar initials B unchecked
            row "Ngozi Okonkwo" avatar initials NO unchecked
            row "Núria Puig" avatar initials NP unchecked
            row "Zoe\u{308} Straus" avatar initials ZS unchecked
        """)
  }

  @Test func `marks who is chosen, and takes the choice back`() async {
    let app = await opened()
    await app.tap("Budi")
    await app.tap("Anna Gruber")
    #expect(app.isChecked("Budi") == true)
    app.expect("[Add 2]")
    await app.tap("Budi")
    #expect(app.isChecked("Budi") == false)
    app.expect("[Add 1]")
  }

  @Test func `is restored with the text that was searched for and the people who were chosen`()
    async throws
  {
    let dependencies = TestDependencies()
    let routes = RouteRegistry(PickerRoute.self)
    let app = TestApp(PickerCoordinator(dependencies: dependencies), routes: routes)
    await app.settle()
    await app.fill("Search", with: "anna")
    await app.tap("Anna Gruber")
    let state = try #require(app.app).savedState()
    let restored = TestApp(
      PickerCoordinator(dependencies: dependencies), routes: routes, restoring: state)
    await restored.settle()
    restored.expect(field: "Search", is: "anna")
    restored.expectChecked("Anna Gruber")
    #expect(restored.rows == ["Anna Gruber"])
  }

  @Test func `keeps who is chosen while others are searched`() async {
    let app = await opened()
    await app.tap("Budi")
    await app.fill("Search", with: "anna")
    #expect(app.rows == ["Anna Gruber"])
    await app.tap("Anna Gruber")
    await app.fill("Search", with: "")
    #expect(app.isChecked("Budi") == true)
    app.expect("[Add 2]")
  }
}
