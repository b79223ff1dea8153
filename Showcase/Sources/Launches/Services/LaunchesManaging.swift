// calcot:fake
/// The launches of the server and of the store, for the Interactors of all modules.
protocol LaunchesManaging: Sendable {
  /// Returns the stored list; nil if there is none or the store cannot be read.
  func keptLaunches() async -> Kept<[Launch]>?
  /// Returns the current list, even if it cannot be stored.
  func fetchLaunches() async throws(LaunchesAPIError) -> Kept<[Launch]>
  /// Returns the stored launch; nil if there is none or the store cannot be read.
  func keptLaunch(_ id: Launch.ID) async -> Kept<LaunchDetail>?
  /// Returns the current version of a launch, even if it cannot be stored.
  func fetchLaunch(_ id: Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail>
  /// Fetches the current version of a launch and stores it.
  func download(_ id: Launch.ID) async throws(DownloadError)
  /// Returns the number of launches that can be read offline; 0 if the store cannot be read.
  func offlineCount() async -> Int
  /// Deletes what is stored of each launch beside the list.
  func deleteOffline() async throws(LaunchesStoreError)
}
