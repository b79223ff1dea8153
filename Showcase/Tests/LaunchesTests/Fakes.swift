import Calcot
import CalcotHandlers
import CalcotTesting
import Foundation
import LaunchesFakes
import Localization

@testable import Launches

/// A manager without a server and a store. It returns what a test has set.
@MainActor
final class FakeLaunchesManager: LaunchesManaging {
  /// A gate that holds every fetch. A held fetch ends when its task is cancelled.
  let fetches = Gate()
  var kept: Kept<[Launch]>?
  var keptDetail: Kept<LaunchDetail>?
  var current = Result<Kept<[Launch]>, LaunchesAPIError>.failure(.unreachable)
  var currentDetail = Result<Kept<LaunchDetail>, LaunchesAPIError>.failure(.unreachable)
  /// The errors of the next downloads, by launch.
  var failures: [Launch.ID: DownloadError] = [:]
  var offline = 0
  var deletionFailure: LaunchesStoreError?
  private(set) var calls: [String] = []

  func offlineCount() async -> Int { offline }

  func deleteOffline() async throws(LaunchesStoreError) {
    if let deletionFailure { throw deletionFailure }
    offline = 0
  }

  func keptLaunches() async -> Kept<[Launch]>? {
    calls.append("kept")
    return kept
  }

  func fetchLaunches() async throws(LaunchesAPIError) -> Kept<[Launch]> {
    try await begin("fetch")
    return try current.get()
  }

  func keptLaunch(_ id: Launch.ID) async -> Kept<LaunchDetail>? {
    calls.append("kept \(id.rawValue)")
    return keptDetail
  }

  func fetchLaunch(_ id: Launch.ID) async throws(LaunchesAPIError) -> Kept<LaunchDetail> {
    try await begin("fetch \(id.rawValue)")
    return try currentDetail.get()
  }

  func download(_ id: Launch.ID) async throws(DownloadError) {
    calls.append("download \(id.rawValue)")
    if let failure = failures.removeValue(forKey: id) { throw failure }
  }

  private func begin(_ call: String) async throws(LaunchesAPIError) {
    calls.append(call)
    await fetches.passUnlessCancelled()
    if Task.isCancelled { throw .cancelled }
  }
}

/// A permission that the user has denied, or grants when the system asks.
final class FakePermission: PermissionService {
  private let current: PermissionStatus

  init(_ current: PermissionStatus) { self.current = current }

  func status() async -> PermissionStatus { current }
  func request() async -> Bool { true }
}

/// A Coordinator without an app. It records the calls of a ViewModel.
@MainActor
final class FakeLaunchesCoordinator: RecordingRouter, LaunchesCoordinating, DownloadCoordinating {
  private(set) var navigations: [String] = []

  func opening(_ launch: Launch) -> NavigationAction {
    NavigationAction { self.navigations.append("open \(launch.mission)") }
  }

  func showDownloadModule() { navigations.append("show download") }
  func dismissDownload() { navigations.append("dismiss download") }
}

extension LaunchesTexts {
  /// The texts in English, with a clock whose time zone is Greenwich's.
  static let english = LaunchesTexts(
    region: Region(.english),
    clock: WallClock(now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt))
}

extension Kept {
  /// Creates a value that was current so many seconds after the beginning of 1970.
  init(_ value: Value, at seconds: Double) {
    self.init(value, version: nil, date: Date(timeIntervalSince1970: seconds))
  }
}

extension [Launch] {
  static let moonAndMars = [LaunchDetail].moonAndMars.map(\.launch)
}
