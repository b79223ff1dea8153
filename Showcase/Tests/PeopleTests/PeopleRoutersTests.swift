import Calcot
import CalcotContent
import CalcotTesting
import Localization
import ShowcaseAppTesting
import Testing

@testable import People

/// Tests of the Routers alone: where each leads, and that it is the route that a row shows.
@MainActor
@Suite struct PeopleRoutersTests {
  private let coordinator = PeopleCoordinator(dependencies: TestDependencies())
  private let app: TestApp

  init() { app = TestApp(coordinator) }

  @Test func `the directory leads to a person`() {
    let action = DirectoryRouter(navigation: coordinator.navigation).opening(.anna)
    #expect(action.route == AnyRoute(PeopleRoute.profile(Person.anna.id)))
    #expect(action() == .done)
    #expect(coordinator.navigation.routes == [.directory, .profile(Person.anna.id)])
    app.expect("Anna Gruber")
  }

  @Test func `a person leads to their photo`() throws {
    let photo = try #require(Photo(.photo))
    let action = ProfileRouter(navigation: coordinator.navigation).opening(photo, of: .anna)
    #expect(action.route == AnyRoute(PeopleRoute.photo(Person.anna.id)))
    #expect(action() == .done)
    app.expect("Photo of Anna Gruber", "640×480")
  }

  @Test func `the picker ends as its flow wants it`() {
    var ends: [FlowResult<[Person.ID]>] = []
    let router = PickerRouter(navigation: coordinator.navigation) { ends.append($0) }
    router.picked([Person.budi.id])
    router.cancelled()
    #expect(ends == [.value([Person.budi.id]), .cancelled])
  }

  @Test func `an action of a screen that is gone leads nowhere`() async throws {
    await app.settle()
    coordinator.navigation.push(.profile(Person.anna.id))
    let screen = try #require(app.tree?.visible?.id)
    let scope = try #require(app.app?.scope(of: screen))
    let router = ProfileRouter(navigation: coordinator.navigation.asked(by: scope))
    let action = router.opening(try #require(Photo(.photo)), of: .anna)
    await app.back()
    let answer = app.expectIssue("push was refused") { action() }
    guard case .refused = answer else {
      Issue.record("the action was followed")
      return
    }
    #expect(coordinator.navigation.routes == [.directory])
  }
}
