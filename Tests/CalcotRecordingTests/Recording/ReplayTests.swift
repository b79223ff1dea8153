import Calcot
import CalcotRecording
import CalcotTesting
import Foundation
import Testing

@MainActor
@Suite("A replay")
struct ReplayTests {
  @Test func `comes to the same trees, steps and texts without the services`() async throws {
    let run = RecordedRun()
    await run.useEverything()
    let recording = try run.finish()
    let replay = replay(recording)
    try await replay.run()
    #expect(replay.position == replay.inputCount)
    #expect(replay.tree?.description == run.app.tree?.description)
    #expect(replay.text == run.app.text)
    #expect(replay.text.contains("2 minutes"))
    #expect(!replay.text.contains("lucky 0"))
    #expect(replay.text.contains("Offline"))
    #expect(recording.interruption == nil)
    #expect(try recording.start(as: [String: String].self) == ["language": "ca"])
  }

  @Test func `goes forward and back`() async throws {
    let run = RecordedRun()
    await run.useEverything()
    let replay = try replay(run.finish())
    var texts: [String] = []
    for position in 0...replay.inputCount {
      try await replay.go(to: position)
      texts.append(replay.text)
    }
    for position in (0...replay.inputCount).reversed() {
      try await replay.go(to: position)
      #expect(replay.text == texts[position])
      #expect(replay.position == position)
    }
    #expect(Set(texts).count > 8)
  }

  @Test func `says what the next input is, and what happened after the last`() async throws {
    let run = RecordedRun()
    await run.logIn()
    let replay = try replay(run.finish())
    try await replay.go(to: 4)
    #expect(replay.nextInput == #"app.tap("Log in")"#)
    try await replay.go(to: 5)
    #expect(replay.nextInput == nil)
    #expect(replay.happened.first == "calls login Núria")
    #expect(replay.happened.contains { $0.hasPrefix("step loggedIn") })
    #expect(replay.happened.contains { $0.hasPrefix(".setStack([") })
  }

  @Test func `says the next input though it dismisses layers that never were`() async throws {
    let run = RecordedRun()
    await run.logIn()
    _ = try run.finish()
    let input = #"{"input":{"dismiss":{"_0":\#(Int.min),"through":\#(Int.max)}}}"#
    let lines = run.text.split(separator: "\n").map {
      $0.contains("\"activate\"") ? input : String($0)
    }
    let data = Data(lines.joined(separator: "\n").utf8)
    let replay = replay(try Recording(reading: data, of: "Mailbox"))
    try await replay.go(to: 4)
    #expect(replay.nextInput == "app.dismiss()")
  }

  @Test(arguments: [
    (MailFault.otherTitle, 7, "- Letters"), (.noStep, 11, "missing: step deleted"),
    (.moreCalls, 7, "has called \"letters\" more often"), (.otherPush, 9, "+ .present("),
  ])
  func `says at which input another version differs`(
    _ fault: MailFault, _ input: Int, _ detail: String
  ) async throws {
    let run = RecordedRun()
    await run.useEverything()
    let replay = try replay(run.finish(), fault: fault)
    let difference = await #expect(throws: ReplayDifference.self) { try await replay.run() }
    #expect(difference?.input == input)
    #expect(difference?.description.contains(detail) == true, "\(difference as Any)")
  }

  @Test func `names an input to a field that has another name now`() async throws {
    let run = RecordedRun()
    await run.logIn()
    _ = try run.finish()
    let lines = run.text.split(separator: "\n").map {
      $0.contains("\"edit\"") ? String($0).replacing("Code", with: "Cipher") : String($0)
    }
    let data = Data(lines.joined(separator: "\n").utf8)
    let replay = replay(try Recording(reading: data, of: "Mailbox"))
    _ = try? await replay.run()
    #expect(replay.refusals.count == 1, "\(replay.refusals)")
    #expect(replay.refusals.first?.contains("Cipher") == true, "\(replay.refusals) \(run.text)")
  }

  @Test func `answers a call when it was answered, not earlier`() async throws {
    let gate = Gate(isOpen: false)
    let run = RecordedRun(MemoryMail(gate: gate))
    await run.app.settle()
    await run.app.fill("Password", with: "sesame")
    await run.app.tap("Log in")
    await run.app.tap("Lucky")
    gate.open()
    await run.app.settle()
    let replay = try replay(run.finish())
    try await replay.go(to: 2)
    #expect(replay.text.contains("No letters yet"))
    try await replay.run()
    #expect(replay.text.contains("2 letters"))
  }

  @Test func `gives the values of a name in their order, and the last one again`() throws {
    let file = RecordedLines()
    let recorder = Recorder(of: "Dice", version: "1", start: ["faces": 6]) { file.append($0) }
    for number in 1...100 { _ = recorder.outside.value("die") { number } }
    let outside = Outside.answers(of: try Recording(reading: file.data, of: "Dice"))
    let values = (1...101).map { _ in outside.value("die") { 0 } }
    #expect(values == Array(1...100) + [100])
  }

  @Test func `of a run on a slow host needs no host`() async throws {
    let host = SlowHost()
    let run = RecordedRun(on: host)
    await run.logIn()
    let replay = try replay(run.finish())
    try await replay.run()
    #expect(replay.text.contains("2 letters"))
  }
}
