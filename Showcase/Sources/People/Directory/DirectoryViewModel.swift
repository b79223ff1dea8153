import Calcot

@MainActor
package struct DirectoryViewModel {
  /// The data source of the people in the list, each of whom leads to their own screen.
  package let people: PeopleDataSource
  private let texts: PeopleTexts

  init(
    interactor: any PeopleInteracting, router: any DirectoryRouting, texts: PeopleTexts
  ) {
    self.texts = texts
    people = PeopleDataSource(interactor: interactor, texts: texts) { person in
      PersonCellConfiguration(person, open: router.opening(person))
    }
  }

  package var title: String { texts.people }
}
