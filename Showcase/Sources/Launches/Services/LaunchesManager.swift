import Foundation
import Localization

/// A manager that keeps the store in step with the API. The Interactors of all screens share it.
struct LaunchesManager: Sendable {
  private let api: any LaunchesAPI
  private let store: any LaunchesStore
  private let now: @Sendable () -> Date

  init(dependencies: any HasLaunchesAPI & HasLaunchesStore & HasWallClock) {
    api = dependencies.launchesAPI
    store = dependencies.launchesStore
    now = dependencies.wallClock.now
  }

  /// Returns the stored list; nil if there is none or the store cannot be read.
  func keptLaunches() async -> Kept<[Launch]>? { try? await store.launches() }

  /// Returns the current list, even if it cannot be stored.
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

  /// Returns the stored launch; nil if there is none or the store cannot be read.
  func keptLaunch(_ id: Launch.ID) async -> Kept<LaunchDetail>? { try? await store.launch(id) }

  /// Returns the current version of a launch, even if it cannot be stored.
  func fetchLaunch(_ id: Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail> {
    let kept = await keptLaunch(id)
    let newest = try current(await api.launch(id, unless: kept?.version), kept)
    try? await store.keep(newest)
    return newest
  }

  /// Fetches the current version of a launch and stores it.
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

/// A reason why a launch could not be downloaded.
enum DownloadError: Error, Hashable, Sendable {
  case api(LaunchesAPIError)
  case store(String)

  /// A Boolean value that indicates whether the calling task was cancelled.
  var isCancellation: Bool { self == .api(.cancelled) }

  init(_ error: LaunchesAPIError) { self = .api(error) }

  init(_ error: LaunchesStoreError) {
    switch error {
    case .unavailable(let reason): self = .store(reason)
    case .cancelled: self = .api(.cancelled)
    }
  }
}
