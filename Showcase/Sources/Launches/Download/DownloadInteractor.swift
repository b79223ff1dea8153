@MainActor
protocol DownloadInteracting: AnyObject {
  /// The number of launches that have been downloaded.
  var done: Int { get }
  /// The number of launches to download; nil before it is known.
  var total: Int? { get }
  /// Downloads one launch after the other into the store. After an error it continues where it
  /// stopped. Calls `changed` after each change of ``done`` and ``total``.
  func downloadLaunches(_ changed: @MainActor () -> Void) async throws(DownloadError)
}

final class DownloadInteractor: DownloadInteracting {
  private(set) var done = 0
  private var launches: [Launch.ID]?
  private let manager: any LaunchesManaging

  init(manager: any LaunchesManaging) { self.manager = manager }

  var total: Int? { launches?.count }

  func downloadLaunches(_ changed: @MainActor () -> Void) async throws(DownloadError) {
    let launches = try await launchesToDownload()
    self.launches = launches
    changed()
    for id in launches[done...] {
      try await manager.download(id)
      done += 1
      changed()
    }
  }

  private func launchesToDownload() async throws(DownloadError) -> [Launch.ID] {
    if let launches { return launches }
    do throws(LaunchesAPIError) {
      return try await manager.fetchLaunches().value.map(\.id)
    } catch {
      throw DownloadError(error)
    }
  }
}
