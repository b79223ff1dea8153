import Calcot

@MainActor
protocol DirectoryCoordinating: AnyObject {
  func present(_ person: Person)
}

@MainActor
struct DirectoryViewModel: PeopleListing {
  let texts: PeopleTexts
  let list: PeopleList
  let interactor: any PeopleInteracting
  private let coordinator: any DirectoryCoordinating

  init(
    interactor: any PeopleInteracting, coordinator: any DirectoryCoordinating, texts: PeopleTexts
  ) {
    self.texts = texts
    self.list = interactor.peopleList
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { texts.people }
  var summary: String? { list.people.loading == .loaded ? texts.count(people.count) : nil }

  func place(of person: Person) -> PeopleRoute { .profile(person.id) }
  func rowTapped(_ person: Person) { coordinator.present(person) }
}
