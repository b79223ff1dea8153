import Calcot
import CalcotViews

/// Returns the people of a data source, each in a row made by the screen.
@MainActor @ContentBuilder
func peopleContent(
  _ people: PeopleDataSource, row: @escaping (Person) -> Row
) -> [any Content] {
  let texts = people.texts
  TextField(texts.search, text: people.search, placeholder: texts.partOfName, role: .search) {
    people.searchChanged($0)
  }
  .onEdited { await people.searchEdited() }
  if let problem = people.problem {
    Text(problem, role: .error)
    Button(texts.tryAgain, role: .main) { await people.tryAgainButtonTapped() }
  }
  if people.isLoading { ActivityIndicator(texts.loading) }
  if people.isEmpty { Text(texts.nobody) }
  List(people.people, row: row).onShow { await people.rowsShown($0) }
}

extension Row {
  /// Creates a row that shows a cell configuration.
  init(_ cell: PersonCellConfiguration, onTap: @escaping @MainActor () -> Void) {
    self.init(cell.title, detail: cell.detail, onTap: onTap)
  }
}
