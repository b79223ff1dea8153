import Calcot
import CalcotTesting
import CalcotViews
import Foundation
import LaunchesFakes
import Localization

@testable import Launches

/// A Coordinator without an app. It records the calls of a ViewModel.
final class FakeLaunchesCoordinator: RecordingRouter, LaunchesCoordinating, DownloadCoordinating {
  private(set) var navigations: [String] = []

  func opening(_ launch: Launch) -> NavigationAction {
    NavigationAction { self.navigations.append("open \(launch.mission)") }
  }

  func showDownloadModule() { navigations.append("show download") }
  func dismissDownload() { navigations.append("dismiss download") }
}

extension FakePermissionService {
  /// Creates a permission with a status, and the answer of the user to the system's prompt.
  convenience init(_ status: PermissionStatus, allows: Bool = true) {
    self.init()
    (statusReturns, requestReturns) = (status, allows)
  }
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
