import Calcot
import CalcotRecording
import CalcotTesting
import CalcotWebTesting
import CommunityFakes
import Foundation
import Localization
import ShowcaseApp
import ShowcaseAppTesting
import ShowcaseRecording
import Synchronization
import Testing

extension WebUse {
  /// Tests of what was recorded while a person used the page.
  @MainActor
  @Suite("A recorded visit")
  struct RecordedVisitTests {
    @Test func `is replayed without a browser`() async throws {
      let sessions = Mutex<[Data]>([])
      let community = InMemoryCommunity(seed: .runnersAndMore)
      try await visit(community: community) { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        try await browser.use("New group")
        try await browser.fill("Name", with: "Night Owls")
        try await browser.use("Save")
        try await browser.page(contains: "Night Owls was made")
        try await browser.use("Night Owls")
        try await browser.page(contains: "Rename")
        try await browser.pressBackButton()
        try await browser.address(becomes: "/groups")
        try await browser.use("People")
        try await browser.address(becomes: "/people")
        try await browser.fill("Search", with: "gru")
        try await browser.page(contains: "Gruber", without: "Núria Puig")
        try await browser.pageIsLive()
      } app: { session in
        let start = ShowcaseStart(language: .english)
        // NB: each session has a recording; a browser may ask for a page once without living in it.
        let number = sessions.withLock {
          $0.append(Data())
          return $0.count - 1
        }
        let recorder = Recorder(showcase: start) { line in
          sessions.withLock { $0[number] += line }
        }
        return recorder.app(
          from: start, TestDependencies(community), settings: SettingsInMemory())
      }
      let longest = try #require(sessions.withLock { $0.max { $0.count < $1.count } })
      let recording = try Recording(reading: longest, of: Recorder.showcase)
      let start = try recording.start(as: ShowcaseStart.self)
      let replay = Replay(recording) { .showcase(start, $0) }
      try await replay.run()
      #expect(replay.text.contains("Gruber"))
      #expect(replay.tree?.description.contains("*directory") == true)
      let transcript = try await replay.transcript(named: "a visit")
      #expect(transcript.contains(#"app.fill("Name", with: "Night Owls")"#), "\(transcript)")
      #expect(transcript.contains(#"app.fill("Search", with: "gru")"#), "\(transcript)")
    }
  }
}
