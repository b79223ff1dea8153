@MainActor
protocol LaunchesInteracting: AnyObject {
  func keptLaunches() async -> Kept<[Launch]>?
  func fetchLaunches() async throws(LaunchesAPIError) -> Kept<[Launch]>
}

final class LaunchesInteractor: LaunchesInteracting {
  private let manager: LaunchesManager

  init(manager: LaunchesManager) { self.manager = manager }

  func keptLaunches() async -> Kept<[Launch]>? { await manager.keptLaunches() }

  func fetchLaunches() async throws(LaunchesAPIError) -> Kept<[Launch]> {
    try await manager.fetchLaunches()
  }
}
