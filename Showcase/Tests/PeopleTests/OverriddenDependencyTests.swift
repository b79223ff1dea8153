import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Groups
import Localization
import ShowcaseAppTesting
import Testing

@testable import People

/// Tests of a composition with one dependency replaced.
@MainActor
@Suite struct OverriddenDependencyTests {
  @Test func `one store of people is put in the place of another, and nothing else changes`() async
  {
    let other = InMemoryPeopleRepository(
      InMemoryCommunity(seed: GroupSeed(people: [.init("Ada", "Else")], groups: [])))
    let dependencies = TestDependencies { $0.peopleRepository = other }
    let app = TestApp(PeopleCoordinator(dependencies: dependencies))
    await app.settle()
    #expect(app.rows == ["Ada Else"])
    #expect(dependencies.region.language == .english)
    let groups = try? await dependencies.groupRepository.groups(GroupQuery(.joined), in: 0..<9)
    #expect(groups?.total == 3)
  }
}
