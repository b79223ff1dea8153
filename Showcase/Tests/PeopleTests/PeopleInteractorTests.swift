import Calcot
import CalcotContent
import CommunityFakes
import Groups
import Testing

@testable import People

@MainActor
@Suite struct PeopleInteractorTests {
  private let community = InMemoryCommunity(seed: .runnersAndMore)

  private func interactor(
    search: String = "", excluding excluded: Set<Person.ID> = []
  ) -> PeopleInteractor {
    PeopleInteractor(
      search: search, repository: InMemoryPeopleRepository(community), excluding: { excluded })
  }

  private func names(_ interactor: PeopleInteractor) -> [String] {
    interactor.peopleList.people.elements.loaded.map(\.name)
  }

  @Test func `reads everybody, and says so`() async {
    let interactor = interactor()
    #expect(interactor.peopleList.people.loading == .loading)
    let observer = ChangeCounter(interactor.peopleListDidChange)
    await interactor.fetchPeople()
    #expect(names(interactor).count == 6)
    #expect(interactor.peopleList.people.loading == .loaded)
    #expect(observer.count > 0)
  }

  @Test func `reads people whose names contain the text that is searched for`() async {
    let interactor = interactor(search: "anna")
    await interactor.fetchPeople()
    #expect(names(interactor) == ["Anna Gruber"])
    interactor.search(for: "bu")
    #expect(interactor.peopleList.query.search == "bu")
    #expect(names(interactor) == ["Anna Gruber"])
    await interactor.fetchPeople()
    #expect(names(interactor) == ["Budi"])
    interactor.search(for: String(repeating: "b", count: 1_000))
    #expect(interactor.peopleList.query.search.count == 200)
  }

  @Test func `leaves out those who cannot be picked`() async {
    let interactor = interactor(excluding: [Person.ID(rawValue: 6)])
    await interactor.fetchPeople()
    #expect(names(interactor).count == 5)
    #expect(!names(interactor).contains("Budi"))
  }

  @Test func `keeps people whom it cannot read again, and the reason`() async {
    let interactor = interactor()
    await interactor.fetchPeople()
    community.failNext(with: .locked)
    await interactor.fetchPeople()
    #expect(
      interactor.peopleList.people.loading.problem
        == .unavailable(GroupRepositoryError.locked.message))
    #expect(names(interactor).count == 6)
    await interactor.fetchPeople()
    #expect(interactor.peopleList.people.loading == .loaded)
  }

  @Test func `reads the rows that are looked at, and no others`() async {
    community.replaceEverything(
      with: GroupSeed(
        people: (0..<1_000).map { GroupSeed.Person("P", "\($0 + 1_000)") }, groups: []))
    let interactor = interactor()
    await interactor.fetchPeople()
    #expect(interactor.peopleList.people.elements.count == 1_000)
    #expect(interactor.peopleList.people.elements[900] == nil)
    await interactor.fetchPeople(in: 900..<910)
    #expect(interactor.peopleList.people.elements[900]?.name == "P 1900")
  }
}

/// An observer that counts notifications.
@MainActor
final class ChangeCounter {
  private(set) var count = 0

  init(_ changes: ObserverSet<Void>) { changes.add(self, ChangeCounter.changed) }

  private func changed() { count += 1 }
}
