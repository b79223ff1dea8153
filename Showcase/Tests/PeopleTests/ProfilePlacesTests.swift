import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import People

/// Tests of a stand-alone Router: the same screen, unchanged, in different flows, leads on from each.
@MainActor
@Suite struct ProfilePlacesTests {
  enum Place: Route {
    case lobby, other
    case people(PeopleRoute)

    static let anna = Place.people(.profile(Person.ID(rawValue: 1)))
  }

  /// A way to show a screen in a stack.
  enum Way: CaseIterable { case pushed, presented }

  /// A flow that has a place for the screens of People, and knows nothing of their contents.
  final class Lobby: Coordinator {
    let navigation = StackNavigation<Place>(root: .lobby)
    let screens: PeopleScreens

    init(_ dependencies: TestDependencies) { screens = PeopleScreens(dependencies: dependencies) }

    func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
      switch route {
      case .lobby, .other: place.screen { Calcot("Lobby", view: PlainView.init) }
      case .people(let route):
        place.screen {
          screens.screen(
            at: route, on: navigation.redirected(from: Place.people), at: place.redirected())
        }
      }
    }
  }

  final class Tabs: Coordinator {
    let navigation = TabNavigation<Place>([(.anna, "Anna"), (.other, "Other")])
    let screens: PeopleScreens

    init(_ dependencies: TestDependencies) { screens = PeopleScreens(dependencies: dependencies) }

    func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
      switch route {
      case .lobby, .other: place.screen { Calcot("Other", view: PlainView.init) }
      case .people(let route):
        place.screen {
          screens.screen(
            at: route, on: navigation.redirected(from: Place.people), at: place.redirected())
        }
      }
    }
  }

  struct PlainView: SemanticView {
    let viewModel: String

    var screen: Screen { Screen(viewModel) {} }
  }

  private let dependencies = TestDependencies()

  init() async throws {
    try await dependencies.peopleRepository.setPhoto(.photo, of: Person.ID(rawValue: 1))
  }

  private func show(_ way: Way, in lobby: Lobby) {
    switch way {
    case .pushed: lobby.navigation.push(.anna)
    case .presented: lobby.navigation.present(.anna)
    }
  }

  /// Exercises the screen: its messages, its requests to the host, its questions.
  private func use(_ app: TestApp) async {
    await app.settle()
    app.expect("Anna Gruber", "Homepage https://anna.example")
    await app.tap("Copy name")
    app.expect("✓ Copied.")
    #expect(app.driver.performed == [.copy("Anna Gruber")])
    await app.tap("Delete")
    app.expect("Delete Anna Gruber?")
    await app.tap("Keep")
  }

  /// Goes on to the photo, replaces it by nothing, and comes back.
  private func leadOn(_ app: TestApp) async {
    let depth = app.tree?.screens.count
    await app.tap("me.png, 640×480, 12 kB")
    app.expect("Photo of Anna Gruber", "File type PNG", "Dimensions 640×480")
    #expect(app.tree?.visible?.route == AnyRoute(Place.people(.photo(Person.ID(rawValue: 1)))))
    await app.tap("Remove photo")
    app.expect("No photo", "✓ The photo is gone.")
    await app.back()
    app.expect("Anna Gruber", "Choose photo")
    app.expectNot("me.png")
    #expect(app.tree?.screens.count == depth)
    app.expectReleased()
  }

  private func delete(_ app: TestApp) async {
    await app.tap("Delete")
    await app.tap("Delete")
    app.expect("✓ Anna Gruber is deleted.")
  }

  @Test(arguments: Way.allCases)
  func `works, leads on and closes where it was pushed or presented`(_ way: Way) async {
    let lobby = Lobby(dependencies)
    let app = TestApp(lobby)
    show(way, in: lobby)
    #expect(app.tree?.layers.count == (way == .pushed ? 1 : 2))
    await use(app)
    await leadOn(app)
    await delete(app)
    app.expect("Lobby")
    #expect(app.tree?.screens.count == 1)
    app.expectReleased()
    await app.tap("Undo")
    app.expect("Lobby", "✓ Anna Gruber is back.")
  }

  @Test func `works and leads on in a tab, which it cannot leave`() async {
    let app = TestApp(Tabs(dependencies))
    await use(app)
    await leadOn(app)
    await delete(app)
    app.expect("‹Anna›", "This person is no longer there.")
    await app.tap("Undo")
    app.expect("✓ Anna Gruber is back.", "Homepage https://anna.example")
    await app.tap("Other")
    app.expect("Other")
  }

  @Test func `a row leads to a route of the flow in which the profile is shown`() throws {
    let lobby = Lobby(dependencies)
    let router = ProfileRouter(navigation: lobby.navigation.redirected(from: Place.people))
    let action = router.opening(try #require(Photo(.photo)), of: .anna)
    #expect(action.route == AnyRoute(Place.people(.photo(Person.anna.id))))
  }

  @Test func `the directory leads on, too, in a flow with other routes`() async {
    let lobby = Lobby(dependencies)
    let app = TestApp(lobby)
    lobby.navigation.present(.people(.directory))
    await app.settle()
    await app.tap("Anna Gruber")
    await app.tap("me.png, 640×480, 12 kB")
    app.expect("Photo of Anna Gruber")
    #expect(lobby.navigation.routes == [.lobby])
    #expect(app.tree?.layers.count == 2)
  }
}
