import UIKit

/// A table controller that shows a ViewModel, the same from here on. Subclasses handle the user's
/// actions.
class ClubsTableController: UITableViewController, UISearchResultsUpdating {
  private var shown: (any ClubsPresenting)?

  func searchChanged(_ text: String) {}
  func sortButtonTapped() {}
  func pulledToRefresh() {}
  func clubTapped(_ club: Club) {}
  func deleteButtonTapped(_ club: Club) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "club")
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.pulledToRefresh() }, for: .valueChanged)
    refreshControl = control
  }

  final func show(_ viewModel: any ClubsPresenting) {
    shown = viewModel
    title = viewModel.title
    navigationItem.searchController?.searchBar.placeholder = viewModel.placeholder
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: viewModel.sortTitle,
      primaryAction: UIAction { [weak self] _ in self?.sortButtonTapped() })
    if !viewModel.isLoading { refreshControl?.endRefreshing() }
    tableView.reloadData()
  }

  private func club(at indexPath: IndexPath) -> Club? {
    guard let clubs = shown?.clubs, clubs.indices.contains(indexPath.row) else { return nil }
    return clubs[indexPath.row]
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown?.notice == nil ? shown?.clubs.count ?? 0 : 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "club", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    if let notice = shown?.notice {
      content.text = notice
      content.textProperties.color = .secondaryLabel
      cell.accessoryType = .none
    } else if let club = club(at: indexPath) {
      content.text = club.name
      content.secondaryText = shown?.detail(of: club)
      cell.accessoryType = .disclosureIndicator
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { shown?.footer }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { club(at: indexPath) != nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    club(at: indexPath).map(clubTapped)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let club = club(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.deleteButtonTapped(club)
      completion(false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func updateSearchResults(for searchController: UISearchController) {
    searchChanged(searchController.searchBar.text ?? "")
  }
}
