import Calcot

@MainActor
package struct DirectoryViewModel {
  package let title: String
  /// The data source of the people in the list, each of whom leads to their own screen.
  package let people: PeopleDataSource

  init(
    interactor: any PeopleInteracting, router: any DirectoryRouting, texts: PeopleTexts
  ) {
    title = texts.people
    people = PeopleDataSource(interactor: interactor, texts: texts) { person in
      PersonCellConfiguration(person, open: router.opening(person))
    }
  }
}
