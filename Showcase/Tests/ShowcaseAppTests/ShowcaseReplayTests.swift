import Calcot
import CalcotRecording
import CalcotTesting
import CommunityFakes
import Foundation
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseRecording
import Synchronization
import Testing

/// The whole app, recorded while it is used at random, and replayed.
@MainActor
@Suite struct ShowcaseReplayTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["CALCOT_LONG"] == "1"
  private static let seed: UInt64? = isLong || environment["CALCOT_SEED"] != nil ? nil : 22

  @Test func `every run comes to the same trees, steps and texts again`() async throws {
    var runs: [KeptRun] = []
    let exploration = Exploration(limits: .init(steps: Self.isLong ? 3_000 : 150), seed: Self.seed)
    let report = await exploration.run { () -> @MainActor (Data?) -> TestApp in
      let community = InMemoryCommunity(seed: .runnersAndMore)
      let store = SettingsInMemory()
      return { state in
        let run = KeptRun()
        runs.append(run)
        return TestApp(run.app(community, store, restoring: state))
      }
    }
    var inputs = 0
    for run in runs {
      let recording = try run.recording()
      let start = try recording.start(as: ShowcaseStart.self)
      let replay = Replay(recording) { .showcase(start, $0) }
      do { try await replay.run() } catch {
        Issue.record("\(error)\nCALCOT_SEED=\(report.seed) repeats it.")
      }
      #expect(replay.position == replay.inputCount)
      inputs += replay.inputCount
    }
    print("replayed \(runs.count) runs with \(inputs) inputs")
    #expect(inputs > 100)
  }
}

/// A recording in memory.
@MainActor
private final class KeptRun {
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
