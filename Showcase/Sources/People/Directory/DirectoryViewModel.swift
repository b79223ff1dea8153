import Calcot

@MainActor
protocol DirectoryCoordinating: AnyObject {
  func present(_ person: Person)
}

@MainActor
package struct DirectoryViewModel: PeopleListing {
  package let texts: PeopleTexts
  package let list: PeopleList
  package let interactor: any PeopleInteracting
  private let coordinator: any DirectoryCoordinating

  init(
    interactor: any PeopleInteracting, coordinator: any DirectoryCoordinating, texts: PeopleTexts
  ) {
    self.texts = texts
    self.list = interactor.peopleList
    self.interactor = interactor
    self.coordinator = coordinator
  }

  package var title: String { texts.people }
  package var summary: String? { list.people.loading == .loaded ? texts.count(people.count) : nil }

  func place(of person: Person) -> PeopleRoute { .profile(person.id) }
  package func rowTapped(_ person: Person) { coordinator.present(person) }
}
