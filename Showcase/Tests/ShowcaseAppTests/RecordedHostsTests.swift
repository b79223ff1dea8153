import Calcot
import CalcotRecording
import CalcotTesting
import CommunityFakes
import SampleHosts
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseRecording
import Testing

/// The whole app, recorded on each host, and replayed without one.
@MainActor
@Suite struct RecordedHostsTests {
  @Test(arguments: SampleHost.allCases)
  func `a run on every host comes to the same trees, steps and texts again`(_ host: SampleHost)
    async throws
  {
    let run = KeptRun()
    let app = TestApp(
      run.app(InMemoryCommunity(seed: .runnersAndMore), SettingsInMemory(), restoring: nil),
      on: host.driver)
    await app.settle()
    await app.then { $0.tap("New group") }
    await app.then { $0.fill("Name", with: "Night Owls") }
    await app.then { $0.tap("Save") }
    await app.then { $0.tap("Night Owls", as: .row) }
    await app.then { $0.back() }
    await app.then { $0.tap("Settings", as: .tab) }
    await app.then { $0.choose("Deutsch", for: "Language") }
    app.expect(screen: "Einstellungen")

    let recording = try run.recording()
    let start = try recording.start(as: ShowcaseStart.self)
    let replay = Replay(recording) { .showcase(start, $0) }
    try await replay.run()
    #expect(replay.position == replay.inputCount)
    #expect(replay.inputCount >= 7)
  }
}
