import Calcot
import CalcotExploration
import CalcotRecording
import CalcotTesting
import CommunityFakes
import Foundation
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseRecording
import Testing

/// The whole app, recorded while it is used at random, and replayed.
@MainActor
@Suite struct ShowcaseReplayTests {
  @Test func `every recorded run comes to the same trees, steps and texts again`() async throws {
    var runs: [KeptRun] = []
    let report = await Exploration.showcase(steps: 150, long: 3_000).run {
      () -> @MainActor (Data?) -> TestApp in
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
