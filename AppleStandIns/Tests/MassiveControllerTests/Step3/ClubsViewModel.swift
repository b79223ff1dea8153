// calcot:fake
@MainActor
protocol ClubsCoordinating: AnyObject {
  func present(_ club: Club)
  func confirm(_ question: Question) async -> Bool
}

/// The final ViewModel.
struct ClubsViewModel: ClubsPresenting {
  let list: ClubsList
  private let interactor: any ClubsInteracting
  private let coordinator: any ClubsCoordinating

  init(interactor: any ClubsInteracting, coordinator: any ClubsCoordinating) {
    list = interactor.list
    self.interactor = interactor
    self.coordinator = coordinator
  }

  func searchChanged(_ text: String) { interactor.search(for: text) }
  func sortButtonTapped() { interactor.changeOrder() }
  func clubTapped(_ club: Club) { coordinator.present(club) }

  func refresh() async {
    do {
      try await interactor.fetch()
    } catch {
      if await coordinator.confirm(loadingFailed(error)) { await refresh() }
    }
  }

  func deleteButtonTapped(_ club: Club) async {
    if await coordinator.confirm(deletion(of: club)) { await delete(club) }
  }

  private func delete(_ club: Club) async {
    do {
      try await interactor.delete(club.id)
    } catch {
      if await coordinator.confirm(deletingFailed(club, error)) { await delete(club) }
    }
  }
}
