package import Calcot
package import CalcotRecording
import CommunityDatabase
package import Foundation
package import GroupsInStyles
import Groups
import Launches
import LaunchesDatabase
package import Localization
package import ShowcaseApp
import ShowcaseLive

/// The values with which a recorded run of the sample starts.
package struct ShowcaseStart: Codable, Sendable {
  let language: Language
  let style: AppStyle?
  let settings: StoredSettings
  let state: Data?
  let link: String?
  let timeZone: String

  package init(
    language: Language, style: AppStyle? = nil, settings: StoredSettings = StoredSettings(),
    state: Data? = nil, link: String? = nil
  ) {
    self.language = language
    self.style = style
    self.settings = settings
    self.state = state
    self.link = link
    timeZone = TimeZone.current.identifier
  }
}

extension ShowcaseStart {
  /// Starts the sample from this.
  @MainActor
  package func app(
    _ dependencies: any AppCoordinator.Dependencies, settings: any SettingsStore
  ) -> CalcotApp {
    .showcase(dependencies, style: style, settings: settings, restoring: state, link: link)
  }
}

extension Recorder {
  /// The name of the sample in recordings.
  package static let showcase = "Showcase"
  /// The version of the sample in recordings.
  package static let showcaseVersion = "1.0"

  /// Creates a recorder of the sample.
  package convenience init(
    showcase start: ShowcaseStart, write: @escaping @Sendable (Data) -> Void
  ) {
    self.init(of: Self.showcase, version: Self.showcaseVersion, start: start, write: write)
  }

  /// Creates a recorder of the sample that writes to a file.
  package convenience init(showcase start: ShowcaseStart, file: URL) throws {
    try self.init(of: Self.showcase, version: Self.showcaseVersion, start: start, file: file)
  }

  /// Starts the sample, and records it from now on.
  package func app(
    from start: ShowcaseStart, _ dependencies: any AppCoordinator.Dependencies,
    settings: any SettingsStore
  ) -> CalcotApp {
    let recorded = RecordedDependencies(
      dependencies, outside, timeZone: dependencies.wallClock.timeZone)
    let app = start.app(recorded, settings: settings)
    record(app)
    return app
  }
}

extension CalcotApp {
  /// Starts the sample as it was started when it was recorded. Nothing is stored, and no server is
  /// asked.
  package static func showcase(_ start: ShowcaseStart, _ outside: Outside) -> CalcotApp {
    let nobody = LiveDependencies(
      community: CommunityDatabase.inMemory(seed: .empty), launchesAPI: NoServer(),
      launchesStore: SQLiteLaunchesStore(.inMemory()), language: start.language)
    let settings = SettingsInMemory()
    settings.settings = start.settings
    let zone = TimeZone(identifier: start.timeZone) ?? .gmt
    return start.app(RecordedDependencies(nobody, outside, timeZone: zone), settings: settings)
  }
}

/// The API of launches in a replay, in which it is never called.
private struct NoServer: LaunchesAPI {
  func launches(unless version: DataVersion?) async throws(LaunchesAPIError) -> Fetched<[Launch]> {
    throw .unreachable
  }

  func launch(
    _ id: Launch.ID, unless version: DataVersion?
  ) async throws(LaunchesAPIError) -> Fetched<LaunchDetail> { throw .unreachable }
}
