import Calcot
import CalcotViews

/// Returns the people of a data source, each cell in a row made by the screen.
@MainActor @ContentBuilder
func peopleContent(
  _ people: PeopleDataSource, row: @escaping (PersonCellConfiguration) -> Row
) -> [any Content] {
  TextField(
    people.searchLabel, text: people.search, placeholder: people.searchPlaceholder, role: .search
  ) {
    people.searchChanged($0)
  }
  .onEdited { await people.searchEdited() }
  if let problem = people.problem { Text(problem, role: .error) }
  if let retry = people.retryLabel {
    Button(retry, symbol: .refresh, role: .main) { await people.tryAgainButtonTapped() }
  }
  if let loading = people.loadingText { ActivityIndicator(loading) }
  if let empty = people.emptyText { EmptyState(empty, symbol: .search) }
  List(people.rows, row: row).onShow { await people.rowsShown($0) }
}
