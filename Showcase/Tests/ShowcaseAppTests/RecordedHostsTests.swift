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
    await app.tap("New group")
    await app.fill("Name", with: "Night Owls")
    await app.tap("Save")
    await app.tap("Night Owls", as: .row)
    await app.back()
    await app.tap("Settings", as: .tab)
    await app.choose("Deutsch", for: "Language")
    app.expect(screen: "Einstellungen")

    let recording = try run.recording()
    let start = try recording.start(as: ShowcaseStart.self)
    let replay = Replay(recording) { .showcase(start, $0) }
    try await replay.run()
    #expect(replay.position == replay.inputCount)
    #expect(replay.inputCount >= 7)
  }
}
