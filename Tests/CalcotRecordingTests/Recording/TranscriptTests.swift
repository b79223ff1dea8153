import Calcot
import CalcotRecording
import CalcotTesting
import Foundation
import Testing

@MainActor
struct TranscriptTests {
  // NB: the transcript of the run, as it was printed: that it compiles and holds is a part of the test.
  @Test func `a letter is deleted`() async throws {
    let app = try await start()
    await app.settle()
    app.expect(screen: "Login")
    await app.fill("Password", with: "•••••")
    await app.tap("Log in")
    app.expect("The password is wrong.")
    await app.fill("Name", with: "Núria")
    await app.fill("Password", with: "••••••")
    await app.fill("Code", with: "••••••")
    await app.tap("Log in")
    app.expect(screen: "Letters")
    app.expect("2 letters", "0 minutes, lucky 0", "Calçotada")
    await app.tap("Romesco")
    app.expect(screen: "Romesco")
    app.expect("Letter 2")
    await app.tap("Delete")
    app.expect("Delete it?")
    await app.tap("Delete")
    app.expect(screen: "Letters")
    app.expect("2 letters", "0 minutes, lucky 0", "Calçotada")
    await app.tap("Refresh")
    app.expect("Offline")
  }

  /// Starts the mailbox with the answers of the recording.
  private func start() async throws -> TestApp {
    let outside = Outside.answers(of: try await recorded())
    return TestApp(MailCoordinator(MemoryMail(), outside, clock: ManualClock()))
  }

  @Test func `is written as a test that holds`() async throws {
    let transcript = try await replay(recorded()).transcript(named: "a letter is deleted")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let written = transcript.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      .replacing("try start()", with: "try await start()")
    #expect(source.contains(written), "\(transcript)")
  }

  @Test func `marks what came from outside, which a test has to bring about`() async throws {
    let run = RecordedRun()
    await run.logIn()
    await run.app.tap("Lucky")
    run.mail.receive(Letter(id: 3, subject: "Allioli"))
    await run.app.settle()
    let transcript = try await replay(run.finish()).transcript(named: "mail")
    #expect(transcript.contains("// From outside: letter\n"), "\(transcript)")
    #expect(transcript.contains(#""New: Allioli""#))
  }

  private func recorded() async throws -> Recording {
    let run = RecordedRun()
    await run.app.settle()
    await run.app.fill("Password", with: "guess")
    await run.app.tap("Log in")
    await run.logIn()
    await run.app.tap("Romesco")
    await run.app.tap("Delete")
    await run.app.tap("Delete")
    run.mail.isOffline = true
    await run.app.tap("Refresh")
    return try run.finish()
  }
}
