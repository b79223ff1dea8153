import Foundation
import Localization

/// Keeps what the API gives and the store keeps in step; shared by the Interactors of all screens.
struct LaunchesManager: Sendable {
  private let api: any LaunchesAPI
  private let store: any LaunchesStore
  private let now: @Sendable () -> Date

  init(dependencies: any HasLaunchesAPI & HasLaunchesStore & HasWallClock) {
    api = dependencies.launchesAPI
    store = dependencies.launchesStore
    now = dependencies.wallClock.now
  }

  /// The list as it was kept; nil for none, also when the store cannot be read.
  func keptLaunches() async -> Kept<[Launch]>? { try? await store.launches() }

  /// The newest list. One that cannot be kept is given all the same.
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

  /// A launch as it was kept; nil for nothing, also when the store cannot be read.
  func keptLaunch(_ id: Launch.ID) async -> Kept<LaunchDetail>? { try? await store.launch(id) }

  /// The newest of a launch. What cannot be kept is given all the same.
  func fetchLaunch(_ id: Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail> {
    let kept = await keptLaunch(id)
    let newest = try current(await api.launch(id, unless: kept?.version), kept)
    try? await store.keep(newest)
    return newest
  }

  /// Has the newest of a launch kept.
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

/// Why a launch could not be kept for reading without a network.
enum DownloadError: Error, Hashable, Sendable {
  case api(LaunchesAPIError)
  case store(String)

  /// Whether the task that asked was cancelled.
  var isCancellation: Bool { self == .api(.cancelled) }

  init(_ error: LaunchesAPIError) { self = .api(error) }

  init(_ error: LaunchesStoreError) {
    switch error {
    case .unavailable(let reason): self = .store(reason)
    case .cancelled: self = .api(.cancelled)
    }
  }
}
