// Made by `calcot fakes`; do not edit.

@testable import Launches

/// A fake of ``LaunchesManaging``, which records calls and answers with what a test has set.
// NB: each of its properties has a lock.
final class FakeLaunchesManaging: LaunchesManaging, @unchecked Sendable {
  /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
  @Locked var beforeAnswer: (@Sendable (String) async throws -> Void)? = nil

  @Locked private(set) var keptLaunchesCalls = 0
  @Locked var keptLaunchesReturns: Kept<[Launch]>? = nil
  @Locked var keptLaunchesHandler: (@Sendable () async -> Kept<[Launch]>?)? = nil

  func keptLaunches() async -> Kept<[Launch]>? {
    _keptLaunchesCalls.withLock { $0 += 1 }
    try? await beforeAnswer?("keptLaunches()")
    if let keptLaunchesHandler { return await keptLaunchesHandler() }
    return keptLaunchesReturns
  }

  @Locked private(set) var fetchLaunchesCalls = 0
  @Locked var fetchLaunchesThrows: LaunchesAPIError? = nil
  @Locked var fetchLaunchesReturns: Kept<[Launch]>? = nil
  @Locked var fetchLaunchesHandler:
    (@Sendable () async throws(LaunchesAPIError) -> Kept<[Launch]>)? = nil

  func fetchLaunches() async throws(LaunchesAPIError) -> Kept<[Launch]> {
    _fetchLaunchesCalls.withLock { $0 += 1 }
    do { try await beforeAnswer?("fetchLaunches()") } catch {
      if let error = error as? LaunchesAPIError { throw error }
    }
    if let fetchLaunchesThrows { throw fetchLaunchesThrows }
    if let fetchLaunchesHandler { return try await fetchLaunchesHandler() }
    guard let fetchLaunchesReturns else {
      preconditionFailure(
        "FakeLaunchesManaging.fetchLaunches() has no answer: set fetchLaunchesReturns")
    }
    return fetchLaunchesReturns
  }

  @Locked private(set) var keptLaunchCalls: [Launch.ID] = []
  @Locked var keptLaunchReturns: Kept<LaunchDetail>? = nil
  @Locked var keptLaunchHandler: (@Sendable (Launch.ID) async -> Kept<LaunchDetail>?)? = nil

  func keptLaunch(_ id: Launch.ID) async -> Kept<LaunchDetail>? {
    _keptLaunchCalls.withLock { $0.append(id) }
    try? await beforeAnswer?("keptLaunch(_:)")
    if let keptLaunchHandler { return await keptLaunchHandler(id) }
    return keptLaunchReturns
  }

  @Locked private(set) var fetchLaunchCalls: [Launch.ID] = []
  @Locked var fetchLaunchThrows: LaunchesAPIError? = nil
  @Locked var fetchLaunchReturns: Kept<LaunchDetail>? = nil
  @Locked var fetchLaunchHandler:
    (@Sendable (Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail>)? = nil

  func fetchLaunch(_ id: Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail> {
    _fetchLaunchCalls.withLock { $0.append(id) }
    do { try await beforeAnswer?("fetchLaunch(_:)") } catch {
      if let error = error as? LaunchesAPIError { throw error }
    }
    if let fetchLaunchThrows { throw fetchLaunchThrows }
    if let fetchLaunchHandler { return try await fetchLaunchHandler(id) }
    guard let fetchLaunchReturns else {
      preconditionFailure(
        "FakeLaunchesManaging.fetchLaunch(_:) has no answer: set fetchLaunchReturns")
    }
    return fetchLaunchReturns
  }

  @Locked private(set) var downloadCalls: [Launch.ID] = []
  @Locked var downloadThrows: DownloadError? = nil
  @Locked var downloadHandler: (@Sendable (Launch.ID) async throws(DownloadError) -> Void)? = nil

  func download(_ id: Launch.ID) async throws(DownloadError) {
    _downloadCalls.withLock { $0.append(id) }
    do { try await beforeAnswer?("download(_:)") } catch {
      if let error = error as? DownloadError { throw error }
    }
    if let downloadThrows { throw downloadThrows }
    try await downloadHandler?(id)
  }

  @Locked private(set) var offlineCountCalls = 0
  @Locked var offlineCountReturns: Int? = nil
  @Locked var offlineCountHandler: (@Sendable () async -> Int)? = nil

  func offlineCount() async -> Int {
    _offlineCountCalls.withLock { $0 += 1 }
    try? await beforeAnswer?("offlineCount()")
    if let offlineCountHandler { return await offlineCountHandler() }
    guard let offlineCountReturns else {
      preconditionFailure(
        "FakeLaunchesManaging.offlineCount() has no answer: set offlineCountReturns")
    }
    return offlineCountReturns
  }

  @Locked private(set) var deleteOfflineCalls = 0
  @Locked var deleteOfflineThrows: LaunchesStoreError? = nil
  @Locked var deleteOfflineHandler: (@Sendable () async throws(LaunchesStoreError) -> Void)? = nil

  func deleteOffline() async throws(LaunchesStoreError) {
    _deleteOfflineCalls.withLock { $0 += 1 }
    do { try await beforeAnswer?("deleteOffline()") } catch {
      if let error = error as? LaunchesStoreError { throw error }
    }
    if let deleteOfflineThrows { throw deleteOfflineThrows }
    try await deleteOfflineHandler?()
  }
}
