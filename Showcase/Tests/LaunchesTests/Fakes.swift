import Calcot
import CalcotHandlers
import CalcotTesting
import Foundation
import LaunchesFakes
import Localization

@testable import Launches

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
