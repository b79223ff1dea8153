import UIKit

/// The screen with everything in one controller.
enum Step0 {
  final class ClubsViewController: UITableViewController, UISearchResultsUpdating {
    private let server: ClubServer
    private var clubs: [Club] = []
    private var shown: [Club] = []
    private var search = ""
    private var sortsByMembers = false
    private var isLoading = false

    init(server: ClubServer) {
      self.server = server
      super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Clubs"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "club")
      let searchController = UISearchController(searchResultsController: nil)
      searchController.searchResultsUpdater = self
      searchController.obscuresBackgroundDuringPresentation = false
      searchController.searchBar.placeholder = "part of a name"
      navigationItem.searchController = searchController
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
      refreshControl = control
      updateSortButton()
      fetch()
    }

    // MARK: Data

    private func fetch() {
      isLoading = true
      tableView.reloadData()
      Task { [weak self, server] in
        do throws(ServerError) {
          let clubs = try await server.clubs()
          self?.clubs = clubs
          self?.loaded()
        } catch {
          self?.loaded()
          self?.showLoadingFailed(error)
        }
      }
    }

    private func loaded() {
      isLoading = false
      refreshControl?.endRefreshing()
      update()
    }

    private func delete(_ club: Club) {
      Task { [weak self, server] in
        do throws(ServerError) {
          try await server.delete(club.id)
          self?.clubs.removeAll { $0.id == club.id }
          self?.update()
        } catch {
          self?.showDeletingFailed(club, error)
        }
      }
    }

    // MARK: Filter and order

    func updateSearchResults(for searchController: UISearchController) {
      search = searchController.searchBar.text ?? ""
      update()
    }

    private func sortButtonTapped() {
      sortsByMembers.toggle()
      updateSortButton()
      update()
    }

    private func updateSortButton() {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: sortsByMembers ? "Sort by name" : "Sort by members",
        primaryAction: UIAction { [weak self] _ in self?.sortButtonTapped() })
    }

    private func update() {
      shown = clubs.filter { search.isEmpty || $0.name.lowercased().contains(search.lowercased()) }
      shown.sort { sortsByMembers ? $0.members > $1.members : $0.name < $1.name }
      tableView.reloadData()
    }

    // MARK: The table

    private var notice: String? {
      if clubs.isEmpty && isLoading { return "Loading the clubs…" }
      if shown.isEmpty { return search.isEmpty ? "There are no clubs." : "No club is called that." }
      return nil
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { notice == nil ? shown.count : 1 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "club", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      if let notice {
        content.text = notice
        content.textProperties.color = .secondaryLabel
      } else {
        let club = shown[indexPath.row]
        content.text = club.name
        let days = Int(server.now.timeIntervalSince(club.lastRun) / 86_400)
        let ran = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
        content.secondaryText =
          "\(club.members) \(club.members == 1 ? "member" : "members") · ran \(ran)"
        cell.accessoryType = .disclosureIndicator
      }
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      guard notice == nil else { return nil }
      let count = "\(clubs.count) \(clubs.count == 1 ? "club" : "clubs")"
      return shown.count == clubs.count ? count : "\(shown.count) of \(count)"
    }

    override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { notice == nil }

    // MARK: Navigation and questions

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      let club = shown[indexPath.row]
      let members = "\(club.members) \(club.members == 1 ? "member" : "members")"
      navigationController?.pushViewController(
        ClubViewController(name: club.name, members: members), animated: true)
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard notice == nil else { return nil }
      let club = shown[indexPath.row]
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, completion in
        self?.askWhetherToDelete(club)
        completion(false)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }

    private func askWhetherToDelete(_ club: Club) {
      let others =
        club.members == 1 ? "Its member loses it." : "Its \(club.members) members lose it."
      let alert = UIAlertController(
        title: "Delete \(club.name)?", message: others, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete(club) })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      (presentedViewController ?? self).present(alert, animated: true)
    }

    private func showLoadingFailed(_ error: ServerError) {
      let alert = UIAlertController(
        title: "The clubs were not loaded", message: text(of: error), preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.fetch() })
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      (presentedViewController ?? self).present(alert, animated: true)
    }

    private func showDeletingFailed(_ club: Club, _ error: ServerError) {
      let alert = UIAlertController(
        title: "\(club.name) was not deleted", message: text(of: error), preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.delete(club) })
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      (presentedViewController ?? self).present(alert, animated: true)
    }

    private func text(of error: ServerError) -> String {
      switch error {
      case .unreachable: "The server cannot be reached. Check the connection."
      case .refused(let reason): "The server says: \(reason)"
      }
    }
  }
}
