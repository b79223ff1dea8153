import Calcot
import CalcotRecording
import CalcotTesting
import Foundation

/// A run of the mailbox that is recorded while a test uses it.
@MainActor
final class RecordedRun {
  let app: TestApp
  let mail: MemoryMail
  let clock = ManualClock()
  private let recorder: Recorder
  private let file = RecordedLines()

  init(_ mail: MemoryMail = MemoryMail(), on host: (any HostDriver)? = nil) {
    self.mail = mail
    recorder = Recorder(of: "Mailbox", version: "1", start: ["language": "ca"]) {
      [file] in file.append($0)
    }
    let app = CalcotApp(MailCoordinator(mail, recorder.outside, clock: clock))
    recorder.record(app)
    self.app = TestApp(app, on: host)
  }

  /// The lines so far.
  var data: Data { file.data }

  /// The lines so far, as text.
  var text: String { String(decoding: data, as: UTF8.self) }

  /// Ends the recording, and returns it.
  func finish() throws -> Recording {
    recorder.finish(app.app)
    return try Recording(reading: data, of: "Mailbox")
  }

  /// Logs in with the right password.
  func logIn() async {
    await app.settle()
    await app.type("Nú", into: "Name")
    await app.type("ria", into: "Name")
    await app.fill("Password", with: "sesame")
    await app.fill("Code", with: "314159")
    await app.tap("Log in")
  }

  /// Uses the mailbox in all ways.
  func useEverything() async {
    await app.settle()
    await app.fill("Password", with: "guess")
    await app.tap("Log in")
    await logIn()
    await app.tap("Lucky")
    for _ in 1...2 {
      clock.advance(by: .seconds(60))
      await app.settle()
    }
    mail.receive(Letter(id: 3, subject: "Allioli"))
    await app.tap("Romesco")
    await app.tap("Delete")
    await app.tap("Delete")
    mail.isOffline = true
    await app.tap("Refresh")
  }
}

/// The lines of a recording, in memory.
final class RecordedLines: Sendable {
  private let lines = Locked(Data())

  var data: Data { lines.withLock { $0 } }

  func append(_ line: Data) { lines.withLock { $0 += line } }
}

/// A replay of the mailbox, without a server.
@MainActor
func replay(_ recording: Recording, fault: MailFault? = nil) -> Replay {
  Replay(recording) { outside in
    let nobody = MemoryMail()
    nobody.isOffline = true
    return CalcotApp(MailCoordinator(nobody, outside, clock: ManualClock(), fault: fault))
  }
}
