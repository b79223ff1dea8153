import Foundation
import Localization

/// A manager that keeps the store in step with the API.
struct LaunchesManager: LaunchesManaging {
  private let api: any LaunchesAPI
  private let store: any LaunchesStore
  private let now: @Sendable () -> Date

  init(dependencies: any HasLaunchesAPI & HasLaunchesStore & HasWallClock) {
    api = dependencies.launchesAPI
    store = dependencies.launchesStore
    now = dependencies.wallClock.now
  }

  func keptLaunches() async -> Kept<[Launch]>? { try? await store.launches() }

  func fetchLaunches() async throws(LaunchesAPIError) -> Kept<[Launch]> {
    let kept = await keptLaunches()
    let fetched = try await api.launches(unless: kept?.version)
    let newest = try current(fetched, kept)
    switch fetched {
    case .changed: try? await store.keep(newest)
    case .unchanged: try? await store.confirmLaunches(at: newest.date)
    }
    return newest
  }

  func keptLaunch(_ id: Launch.ID) async -> Kept<LaunchDetail>? { try? await store.launch(id) }

  func fetchLaunch(_ id: Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail> {
    let kept = await keptLaunch(id)
    let newest = try current(await api.launch(id, unless: kept?.version), kept)
    try? await store.keep(newest)
    return newest
  }

  func download(_ id: Launch.ID) async throws(DownloadError) {
    let newest: Kept<LaunchDetail>
    do throws(LaunchesAPIError) {
      let kept = await keptLaunch(id)
      newest = try current(await api.launch(id, unless: kept?.version), kept)
    } catch {
      throw DownloadError(error)
    }
    do throws(LaunchesStoreError) {
      try await store.keep(newest)
    } catch {
      throw DownloadError(error)
    }
  }

  func offlineCount() async -> Int { (try? await store.detailCount()) ?? 0 }

  func deleteOffline() async throws(LaunchesStoreError) { try await store.deleteDetails() }

  private func current<Value>(
    _ fetched: Fetched<Value>, _ kept: Kept<Value>?
  ) throws(LaunchesAPIError) -> Kept<Value> {
    switch fetched {
    case .changed(let value, let version): return Kept(value, version: version, date: now())
    case .unchanged:
      guard let kept else { throw .garbage("nothing was known, and nothing has changed") }
      return Kept(kept.value, version: kept.version, date: now())
    }
  }
}
