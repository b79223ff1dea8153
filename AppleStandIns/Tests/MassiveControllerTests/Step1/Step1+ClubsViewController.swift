import UIKit

/// The screen with a Model, and with the texts, filter and order in a ViewModel.
enum Step1 {
  struct ClubsViewModel: ClubsPresenting {
    let list: ClubsList
  }

  final class ClubsViewController: ClubsTableController {
    private let server: ClubServer
    private var list: ClubsList { didSet { show(viewModel) } }
    private var viewModel: ClubsViewModel { ClubsViewModel(list: list) }

    init(server: ClubServer) {
      self.server = server
      list = ClubsList(now: server.now)
      super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      fetch()
    }

    override func pulledToRefresh() { fetch() }
    override func searchChanged(_ text: String) { list.search = text }
    override func sortButtonTapped() { list.sortsByMembers.toggle() }

    private func fetch() {
      list.isLoading = true
      Task { [weak self, server] in
        do throws(ServerError) {
          let clubs = try await server.clubs()
          self?.list.clubs = clubs
          self?.list.isLoading = false
        } catch {
          self?.list.isLoading = false
          self?.showLoadingFailed(error)
        }
      }
    }

    private func delete(_ club: Club) {
      Task { [weak self, server] in
        do throws(ServerError) {
          try await server.delete(club.id)
          self?.list.clubs.removeAll { $0.id == club.id }
        } catch {
          self?.showDeletingFailed(club, error)
        }
      }
    }

    override func clubTapped(_ club: Club) {
      navigationController?.pushViewController(
        ClubViewController(name: club.name, members: viewModel.members(of: club)), animated: true)
    }

    override func deleteButtonTapped(_ club: Club) {
      ask(viewModel.deletion(of: club)) { [weak self] in self?.delete(club) }
    }

    private func showLoadingFailed(_ error: ServerError) {
      ask(viewModel.loadingFailed(error)) { [weak self] in self?.fetch() }
    }

    private func showDeletingFailed(_ club: Club, _ error: ServerError) {
      ask(viewModel.deletingFailed(club, error)) { [weak self] in self?.delete(club) }
    }

    private func ask(_ question: Question, _ agreed: @escaping () -> Void) {
      let alert = UIAlertController(question) { if $0 { agreed() } }
      (presentedViewController ?? self).present(alert, animated: true)
    }
  }
}
