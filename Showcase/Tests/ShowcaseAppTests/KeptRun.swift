import Calcot
import CalcotRecording
import CommunityFakes
import Foundation
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseRecording
import Synchronization

/// A recording in memory.
@MainActor
final class KeptRun {
  private let lines = Lines()

  func app(
    _ community: InMemoryCommunity, _ store: SettingsInMemory, restoring state: Data?
  ) -> CalcotApp {
    let language = store.settings.language ?? .english
    let dependencies = TestDependencies(community, language: language)
    let start = ShowcaseStart(language: language, settings: store.settings, state: state)
    let recorder = Recorder(showcase: start) { [lines] in lines.append($0) }
    return recorder.app(from: start, dependencies, settings: store)
  }

  func recording() throws -> Recording {
    try Recording(reading: lines.data, of: Recorder.showcase)
  }
}

private final class Lines: Sendable {
  private let bytes = Mutex(Data())

  var data: Data { bytes.withLock { $0 } }

  func append(_ line: Data) { bytes.withLock { $0 += line } }
}
