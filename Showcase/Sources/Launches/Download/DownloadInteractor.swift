@MainActor
protocol DownloadInteracting: AnyObject {
  /// Returns the launches to download.
  func launches() async throws(DownloadError) -> [Launch.ID]
  /// Downloads the current version of one launch into the store.
  func download(_ id: Launch.ID) async throws(DownloadError)
}

final class DownloadInteractor: DownloadInteracting {
  private let manager: LaunchesManager

  init(manager: LaunchesManager) { self.manager = manager }

  func launches() async throws(DownloadError) -> [Launch.ID] {
    do throws(LaunchesAPIError) {
      return try await manager.fetchLaunches().value.map(\.id)
    } catch {
      throw DownloadError(error)
    }
  }

  func download(_ id: Launch.ID) async throws(DownloadError) { try await manager.download(id) }
}
