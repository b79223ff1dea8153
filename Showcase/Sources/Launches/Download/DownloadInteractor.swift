@MainActor
protocol DownloadInteracting: AnyObject {
  /// The launches that are to be kept.
  func launches() async throws(DownloadError) -> [Launch.ID]
  /// Has one launch kept, as it is now.
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
