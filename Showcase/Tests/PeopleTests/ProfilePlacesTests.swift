import Calcot
import CalcotTesting
import CalcotViews
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import People

/// Tests of a stand-alone Router: the same screen, unchanged, in different flows.
@MainActor
@Suite struct ProfilePlacesTests {
  enum Place: Route, CaseIterable { case lobby, pushed, presented }
  enum Tab: Route { case person, other }

  /// A flow that can make the screen, and knows nothing of its contents.
  final class Lobby: Coordinator {
    let navigation = StackNavigation<Place>(root: .lobby)
    let screens: PeopleScreens

    init(_ dependencies: TestDependencies) { screens = PeopleScreens(dependencies: dependencies) }

    func calcot(for route: Place, context: AssemblyContext) -> Calcot {
      switch route {
      case .lobby: Calcot("Lobby", view: PlainView.init)
      case .pushed, .presented: screens.profile(of: Person.ID(rawValue: 1), on: navigation)
      }
    }
  }

  final class Tabs: Coordinator {
    let navigation = TabNavigation<Tab>([(.person, "Anna"), (.other, "Other")])
    let screens: PeopleScreens

    init(_ dependencies: TestDependencies) { screens = PeopleScreens(dependencies: dependencies) }

    func calcot(for tab: Tab, context: AssemblyContext) -> Calcot {
      switch tab {
      case .person: screens.profile(of: Person.ID(rawValue: 1), on: navigation)
      case .other: Calcot("Other", view: PlainView.init)
      }
    }
  }

  struct PlainView: SemanticView {
    let viewModel: String

    var screen: Screen { Screen(viewModel) {} }
  }

  /// Exercises the screen: its messages, its requests to the host, its questions.
  private func use(_ app: TestApp) async {
    await app.settle()
    app.expect("Anna Gruber", "Homepage https://anna.example")
    await app.then { $0.tap("Copy name") }
    app.expect("✓ Copied.")
    #expect(app.driver.performed == [.copy("Anna Gruber")])
    await app.then { $0.tap("Delete") }
    app.expect("Delete Anna Gruber?")
    await app.then { $0.tap("Keep") }
  }

  private func delete(_ app: TestApp) async {
    await app.then { $0.tap("Delete") }
    await app.then { $0.tap("Delete") }
    app.expect("✓ Anna Gruber is deleted.")
  }

  @Test(arguments: [Place.pushed, .presented])
  func `works and closes where it was pushed or presented`(_ place: Place) async {
    let lobby = Lobby(TestDependencies())
    let app = TestApp(lobby)
    if place == .pushed {
      lobby.navigation.push(place)
    } else {
      lobby.navigation.present(place)
    }
    await use(app)
    await delete(app)
    app.expect("Lobby")
    #expect(app.tree?.screens.count == 1)
    app.expectReleased()
    await app.then { $0.tap("Undo") }
    app.expect("Lobby", "✓ Anna Gruber is back.")
  }

  @Test func `works in a tab, which it cannot leave`() async {
    let app = TestApp(Tabs(TestDependencies()))
    await use(app)
    await delete(app)
    app.expect("‹Anna›", "This person is no longer there.")
    await app.then { $0.tap("Undo") }
    app.expect("✓ Anna Gruber is back.", "Homepage https://anna.example")
    await app.then { $0.tap("Other") }
    app.expect("Other")
  }
}
