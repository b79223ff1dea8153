import Calcot

@MainActor
protocol DirectoryCoordinating: AnyObject {
  func present(_ person: Person)
}

@MainActor
package struct DirectoryViewModel {
  package let texts: PeopleTexts
  /// The data source of the people in the list.
  package let people: PeopleDataSource
  private let coordinator: any DirectoryCoordinating

  init(people: PeopleDataSource, coordinator: any DirectoryCoordinating) {
    texts = people.texts
    self.people = people
    self.coordinator = coordinator
  }

  package var title: String { texts.people }

  package func cell(of person: Person) -> PersonCellConfiguration {
    PersonCellConfiguration(person)
  }

  func place(of person: Person) -> PeopleRoute { .profile(person.id) }
  package func rowTapped(_ person: Person) { coordinator.present(person) }
}
