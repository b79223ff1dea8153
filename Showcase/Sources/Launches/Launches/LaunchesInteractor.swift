@MainActor
protocol LaunchesInteracting: AnyObject {
  /// The launches, as far as they are known.
  var launches: Known<[Launch]> { get }
  /// Returns the known launches with `search` in their mission, rocket or year.
  func launches(matching search: String) -> [Launch]
  /// Reads the kept launches, then fetches the current ones. Calls `changed` after each change of
  /// ``launches``.
  func loadLaunches(_ changed: @MainActor () -> Void) async
  /// Fetches the current launches, unless that is under way.
  func fetchLaunches(_ changed: @MainActor () -> Void) async
  /// The number of launches that can be read offline, as of when it was counted last.
  var offlineCount: Int { get }
  func countOffline() async
  /// Deletes the launches that are kept for reading offline, and counts those that are left.
  func deleteOffline() async throws(LaunchesStoreError)
}

final class LaunchesInteractor: LaunchesInteracting {
  private(set) var launches = Known<[Launch]>()
  private(set) var offlineCount = 0
  private let manager: any LaunchesManaging

  init(manager: any LaunchesManaging) { self.manager = manager }

  func launches(matching search: String) -> [Launch] {
    let all = launches.value ?? []
    guard !search.isEmpty else { return all }
    return all.filter { "\($0.mission) \($0.rocket) \($0.date.year)".contains(caseless: search) }
  }

  func loadLaunches(_ changed: @MainActor () -> Void) async {
    let kept = await manager.keptLaunches()
    launches.fallBack(to: kept)
    changed()
    await fetchLaunches(changed)
  }

  func fetchLaunches(_ changed: @MainActor () -> Void) async {
    guard !launches.isLoading else { return }
    launches.beginLoading()
    changed()
    do throws(LaunchesAPIError) {
      launches.endLoading(with: try await manager.fetchLaunches())
    } catch {
      launches.endLoading(with: error)
    }
    changed()
  }

  func countOffline() async {
    let count = await manager.offlineCount()
    // NB: a store that is read by a cancelled task has none.
    if !Task.isCancelled { offlineCount = count }
  }

  func deleteOffline() async throws(LaunchesStoreError) {
    try await manager.deleteOffline()
    await countOffline()
  }
}

extension String {
  /// Returns whether the string contains `text`, regardless of case.
  fileprivate func contains(caseless text: String) -> Bool {
    lowercased().contains(text.lowercased())
  }
}
