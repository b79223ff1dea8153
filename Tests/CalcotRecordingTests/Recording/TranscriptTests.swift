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
    app.fill("Password", with: "•••••")
    await app.settle()
    app.tap("Log in")
    await app.settle()
    app.expect("The password is wrong.")
    app.fill("Name", with: "Núria")
    await app.settle()
    app.fill("Password", with: "••••••")
    await app.settle()
    app.fill("Code", with: "••••••")
    await app.settle()
    app.tap("Log in")
    await app.settle()
    app.expect(screen: "Letters")
    app.expect("2 letters", "0 minutes, lucky 0", "Calçotada")
    app.tap("Romesco")
    await app.settle()
    app.expect(screen: "Romesco")
    app.expect("Letter 2")
    app.tap("Delete")
    await app.settle()
    app.expect("Delete it?")
    app.tap("Delete")
    await app.settle()
    app.expect(screen: "Letters")
    app.expect("2 letters", "0 minutes, lucky 0", "Calçotada")
    app.tap("Refresh")
    await app.settle()
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
    run.app.tap("Lucky")
    run.mail.receive(Letter(id: 3, subject: "Allioli"))
    await run.app.settle()
    let transcript = try await replay(run.finish()).transcript(named: "mail")
    #expect(transcript.contains("// From outside: letter\n"), "\(transcript)")
    #expect(transcript.contains(#""New: Allioli""#))
  }

  private func recorded() async throws -> Recording {
    let run = RecordedRun()
    await run.app.settle()
    run.app.fill("Password", with: "guess")
    run.app.tap("Log in")
    await run.app.settle()
    await run.logIn()
    run.app.tap("Romesco")
    await run.app.settle()
    run.app.tap("Delete")
    await run.app.settle()
    run.app.tap("Delete")
    await run.app.settle()
    run.mail.isOffline = true
    run.app.tap("Refresh")
    await run.app.settle()
    return try run.finish()
  }
}
