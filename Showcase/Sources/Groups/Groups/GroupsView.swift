import Calcot
package import CalcotViews

extension Button {
  /// Creates a button that opens what a link leads to.
  package init(_ link: LinkButton) {
    let button = Button(link.label, symbol: link.symbol, role: link.role) { link.open() }
    if let letter = link.letter { self = button.mnemonic(letter) } else { self = button }
  }
}

extension [LinkButton] {
  /// Returns the rows of the links at which something awaits the user, for the top of a screen.
  @MainActor @ContentBuilder package var rows: [any Content] {
    for link in self where link.count > 0 {
      Row(link.label, opens: link.open).icon(link.symbol).badge(link.count)
    }
  }

  /// Returns the buttons of the other links, for a toolbar.
  @MainActor @ContentBuilder package var buttons: [any Content] {
    for link in self where link.count == 0 { Button(link) }
  }
}

struct GroupsView: SemanticView {
  let viewModel: GroupsViewModel

  var screen: Screen {
    let (status, labels) = (viewModel.status, viewModel.labels)
    return Screen(viewModel.title) {
      TextField(
        labels.search, text: viewModel.search, placeholder: labels.searchPlaceholder,
        role: .search
      ) { viewModel.searchChanged($0) }
      .onEdited { await viewModel.searchEdited() }
      if let problem = status.problem {
        Text(problem, role: .error)
        Button(labels.tryAgain, role: .main) { await viewModel.refreshButtonTapped() }
      }
      if let activity = status.activity { ActivityIndicator(activity) }
      if let empty = status.emptyText { EmptyState(empty) }
      viewModel.links.rows
      List(viewModel.rows) {
        Row($0.name, detail: $0.members, opens: $0.open).avatar($0.picture)
      }
      .onShow { await viewModel.rowsShown($0) }
      if let summary = status.summary { Text(summary, role: .secondary) }
    } toolbar: {
      viewModel.links.buttons
      Button(labels.refresh, role: .refresh, isEnabled: status.canRefresh) {
        await viewModel.refreshButtonTapped()
      }
    }
  }
}
