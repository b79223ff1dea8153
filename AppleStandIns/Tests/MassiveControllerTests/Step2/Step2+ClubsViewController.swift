import Calcot
import UIKit

/// The screen with an Interactor, which owns the Model and notifies of its changes.
enum Step2 {
  struct ClubsViewModel: ClubsPresenting {
    let list: ClubsList
    private let interactor: any ClubsInteracting

    init(interactor: any ClubsInteracting) {
      list = interactor.list
      self.interactor = interactor
    }

    func searchChanged(_ text: String) { interactor.search(for: text) }
    func sortButtonTapped() { interactor.changeOrder() }
    func refresh() async throws(ServerError) { try await interactor.fetch() }
    func delete(_ club: Club) async throws(ServerError) { try await interactor.delete(club.id) }
  }

  final class ClubsViewController: ClubsTableController {
    private let interactor: any ClubsInteracting
    private var viewModel: ClubsViewModel { didSet { show(viewModel) } }

    init(interactor: any ClubsInteracting) {
      self.interactor = interactor
      viewModel = ClubsViewModel(interactor: interactor)
      super.init(style: .insetGrouped)
      interactor.listDidChange.add(self, ClubsViewController.listDidChange)
    }

    required init?(coder: NSCoder) { nil }

    private func listDidChange() { viewModel = ClubsViewModel(interactor: interactor) }

    override func viewDidLoad() {
      super.viewDidLoad()
      fetch()
    }

    override func pulledToRefresh() { fetch() }
    override func searchChanged(_ text: String) { viewModel.searchChanged(text) }
    override func sortButtonTapped() { viewModel.sortButtonTapped() }

    private func fetch() {
      Task { [weak self, viewModel] in
        do throws(ServerError) {
          try await viewModel.refresh()
        } catch {
          self?.ask(viewModel.loadingFailed(error)) { self?.fetch() }
        }
      }
    }

    private func delete(_ club: Club) {
      Task { [weak self, viewModel] in
        do throws(ServerError) {
          try await viewModel.delete(club)
        } catch {
          self?.ask(viewModel.deletingFailed(club, error)) { self?.delete(club) }
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

    private func ask(_ question: Question, _ agreed: @escaping () -> Void) {
      let alert = UIAlertController(question) { if $0 { agreed() } }
      (presentedViewController ?? self).present(alert, animated: true)
    }
  }
}
