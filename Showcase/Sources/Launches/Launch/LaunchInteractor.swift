@MainActor
protocol LaunchInteracting: AnyObject {
  func keptLaunch() async -> Kept<LaunchDetail>?
  func fetchLaunch() async throws(LaunchesAPIError) -> Kept<LaunchDetail>
}

final class LaunchInteractor: LaunchInteracting {
  private let id: Launch.ID
  private let manager: LaunchesManager

  init(id: Launch.ID, manager: LaunchesManager) {
    self.id = id
    self.manager = manager
  }

  func keptLaunch() async -> Kept<LaunchDetail>? { await manager.keptLaunch(id) }

  func fetchLaunch() async throws(LaunchesAPIError) -> Kept<LaunchDetail> {
    try await manager.fetchLaunch(id)
  }
}
