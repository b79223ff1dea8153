import Calcot
import CalcotRecording
import CalcotTesting
import Foundation
import Testing

@MainActor
struct RecordingTests {
  @Test func `has no secret`() async throws {
    let run = RecordedRun()
    await run.logIn()
    for secret in ["sesame", "314159", "t0k3n"] { #expect(!run.text.contains(secret)) }
    #expect(run.text.contains("••••••"))
    try await replay(run.finish()).run()
  }

  @Test func `lists its moves as the code that makes them`() async throws {
    let run = RecordedRun()
    var told: [String] = []
    run.app.app?.transitions.add { told += ($0.move?.description).map { [$0] } ?? [] }
    await run.useEverything()
    #expect(try run.finish().moves == told)
    #expect(told.contains(".setStack([MailRoute.letters])") && told.contains(".pop()"))
  }

  @Test func `lists moves that a test performs again`() async throws {
    let run = RecordedRun()
    await run.logIn()
    await run.app.tap("Romesco")
    await run.app.back()
    await run.app.tap("Romesco")
    let moves: [Move] = [
      .setStack([MailRoute.letters]),
      .push(MailRoute.letter(CalcotRecordingTests.Letter(id: 2, subject: "Romesco"))),
      .pop(),
      .push(MailRoute.letter(CalcotRecordingTests.Letter(id: 2, subject: "Romesco"))),
    ]
    #expect(try run.finish().moves == moves.map(\.description))
    let coordinator = MailCoordinator(MemoryMail(), clock: ManualClock())
    let again = TestApp(CalcotApp(coordinator))
    for move in moves { #expect(coordinator.navigation.perform(move) == .done) }
    #expect(again.tree?.visible?.route == run.app.tree?.visible?.route)
    #expect(coordinator.navigation.routes.count == 2)
  }

  @Test func `that is cut off is read and replayed up to there`() async throws {
    let run = RecordedRun()
    await run.useEverything()
    _ = try run.finish()
    let whole = run.data
    let lineCount = whole.count { $0 == UInt8(ascii: "\n") }
    for length in stride(from: whole.count - 3, to: 200, by: -97) {
      let recording = try Recording(reading: whole.prefix(length), of: "Mailbox")
      let interruption = try #require(recording.interruption)
      #expect(interruption.line <= lineCount)
      let replay = replay(recording)
      try await replay.run()
      #expect(replay.position == replay.inputCount)
    }
  }

  @Test(arguments: [
    (
      #"{"step":"a"}"# + "\n" + #"{"input":{"ed{"step":"b"}"# + "\n" + #"{"end":true}"# + "\n", 3,
      true
    ),
    ("{\"input\":\n{\"end\":true}\n", 2, true), (#"{"step":"a"}"# + "\n" + #"{"st"#, 3, false),
  ])
  func `in which a line is torn ends there, and says so`(
    _ lines: String, _ line: Int, _ hasMore: Bool
  ) throws {
    let recording = try Recording(reading: Data((Self.head + lines).utf8), of: "Mailbox")
    #expect(
      recording.interruption?.description
        == "line \(line): the recording is cut off in this line"
        + (hasMore ? ", and what follows is left out" : ""))
    #expect(recording.entries.count == line - 2)
  }

  @Test(arguments: [0, 1, 7, 8, 15, 16])
  func `has whole lines only, and no more of them, once its disk is full`(_ room: Int) {
    let disk = Locked((bytes: Data(), room: room))
    let lines = WholeLines { line in
      let isWhole = disk.withLock { disk in
        let taken = line.prefix(disk.room - disk.bytes.count)
        disk.bytes += taken
        return taken.count == line.count
      }
      if !isWhole { throw MailError.offline }
    } cut: { length in
      disk.withLock { $0.bytes = $0.bytes.prefix(Int(length)) }
    }
    for _ in 1...3 { lines.append(Data("1234567\n".utf8)) }
    disk.withLock { $0.room = 100 }
    lines.append(Data("more\n".utf8))
    let whole = min(room / 8, 3)
    #expect(
      disk.withLock { String(decoding: $0.bytes, as: UTF8.self) }
        == String(repeating: "1234567\n", count: whole))
  }

  @Test
  func `may be written to by the closure that takes its lines, and by a value that is written`()
    throws
  {
    let file = RecordedLines()
    let outside = Locked<Outside?>(nil)
    let recorder = Recorder(of: "Mailbox", version: "1", start: 0) { line in
      file.append(line)
      if !String(decoding: line, as: UTF8.self).contains("taken") {
        _ = outside.withLock { $0 }?.value("taken") { 1 }
      }
    }
    outside.withLock { $0 = recorder.outside }
    _ = recorder.outside.value("written") { Written(outside: recorder.outside) }
    recorder.finish(nil)
    let names = try Recording(reading: file.data, of: "Mailbox").entries.map { entry in
      if case .value(let name) = entry.content { name } else { "end" }
    }
    #expect(names == ["inner", "taken", "written", "taken", "end"])
  }

  @Test func `goes on though the closure that takes its lines leads to another for each of them`() {
    let (lines, outside) = (Locked(0), Locked<Outside?>(nil))
    let recorder = Recorder(of: "Mailbox", version: "1", start: 0) { _ in
      let count = lines.withLock { count in
        count += 1
        return count
      }
      // NB: not without end, so that the test ends if the lines do not.
      if count < 10_000 { _ = outside.withLock { $0 }?.value("taken") { 1 } }
    }
    outside.withLock { $0 = recorder.outside }
    _ = recorder.outside.value("first") { 1 }
    #expect(lines.withLock { $0 } == 1_002)
    _ = recorder.outside.value("second") { 1 }
    #expect(lines.withLock { $0 } == 2_003)
    recorder.finish(nil)
    #expect(lines.withLock { $0 } == 2_004)
  }

  @Test func `is over once too much waits for whoever takes its lines`() {
    let (lines, isOpen) = (Locked(0), DispatchSemaphore(value: 0))
    let recorder = Recorder(of: "Mailbox", version: "1", start: 0) { _ in
      lines.withLock { $0 += 1 }
      if lines.withLock({ $0 }) == 2 { isOpen.wait() }
    }
    let (recorded, isDone) = (recorder.outside, DispatchSemaphore(value: 0))
    Thread {
      _ = recorded.value("first") { 1 }
      isDone.signal()
    }.start()
    while lines.withLock({ $0 }) < 2 { sched_yield() }
    let long = String(repeating: "a", count: 1_000_000)
    for _ in 0..<30 { _ = recorded.value("long") { long } }
    isOpen.signal()
    isDone.wait()
    #expect(lines.withLock { $0 } == 2 + 17)
  }

  @Test func `takes a line that alone is longer than what may wait`() {
    let lines = Locked(0)
    let recorder = Recorder(of: "Mailbox", version: "1", start: 0) { _ in
      lines.withLock { $0 += 1 }
    }
    let long = String(repeating: "a", count: 17_000_000)
    for _ in 0..<2 { _ = recorder.outside.value("long") { long } }
    #expect(lines.withLock { $0 } == 3)
  }

  @Test func `lets go of its caller though another thread adds a line for each of them`() async {
    let (lines, own, caller) = (Locked(0), Locked(0), Locked<UInt?>(nil))
    let (outside, others) = (Locked<Outside?>(nil), DispatchQueue(label: "others"))
    let whole = DispatchSemaphore(value: 0)
    let recorder = Recorder(of: "Mailbox", version: "1", start: 0) { _ in
      if caller.withLock({ $0 }) == currentThread { own.withLock { $0 += 1 } }
      let count = lines.withLock { count in
        count += 1
        return count
      }
      guard let outside = outside.withLock({ $0 }) else { return }
      // NB: not without end, so that the test ends if the lines do not.
      guard count < 5_000 else {
        whole.signal()
        return
      }
      let isAdded = DispatchSemaphore(value: 0)
      others.async {
        _ = outside.value("other") { 1 }
        isAdded.signal()
      }
      isAdded.wait()
    }
    let recorded = recorder.outside
    outside.withLock { $0 = recorded }
    await withCheckedContinuation { done in
      // NB: it lives until all is written, so that no other thread has its number.
      Thread {
        caller.withLock { $0 = currentThread }
        _ = recorded.value("first") { 1 }
        whole.wait()
        done.resume()
      }.start()
    }
    #expect(own.withLock { $0 } < 3_000)
  }

  @Test func `has nothing of what services answer after the end`() async throws {
    let gate = Gate(isOpen: false)
    let run = RecordedRun(MemoryMail(gate: gate))
    await run.logIn()
    run.app.end()
    gate.open()
    for _ in 0..<1_000 { await Task.yield() }
    #expect(try run.finish().interruption == nil)
  }

  @Test func `holds nothing on a service that outlives the app`() {
    let mail = MemoryMail()
    let recorder = Recorder(of: "Mailbox", version: "1", start: 0) { _ in }
    for _ in 1...10 { _ = RecordedMail(mail, recorder.outside) }
    #expect(mail.letterDidArrive.count == 0)
  }

  @Test func `holds nothing, when it is replayed, on observers that nobody else holds`() throws {
    let outside = Outside.answers(of: try Recording(reading: Data(Self.head.utf8), of: "Mailbox"))
    var observers: ObserverSet<Int>? = outside.events("number", of: ObserverSet())
    weak var former: ObserverSet<Int>?
    former = observers
    #expect(former != nil)
    observers = nil
    #expect(former == nil)
    withExtendedLifetime(outside) {}
  }

  @Test func `of an app that was killed says where it ends`() async throws {
    let run = RecordedRun()
    await run.logIn()
    let recording = try Recording(reading: run.data, of: "Mailbox")
    let lines = run.text.split(separator: "\n").count
    #expect(
      recording.interruption?.description
        == "line \(lines): the recording has no end: the app was killed, or still runs")
  }

  @Test func `with a time that no run has gives a clock that does not overflow`() throws {
    let lines = [
      #"{"recording": {"format": 1, "app": "Mailbox", "version": "1"}}"#,
      #"{"value": {"name": "clock", "value": [\#(Int64.max), \#(UInt64.max)]}}"#,
      #"{"end": true}"#, "",
    ]
    let data = Data(lines.joined(separator: "\n").utf8)
    let outside = Outside.answers(of: try Recording(reading: data, of: "Mailbox"))
    func inAMinute<C: Clock<Duration>>(_ clock: C) -> C.Instant {
      clock.now.advanced(by: .seconds(60))
    }
    _ = inAMinute(outside.clock(ContinuousClock()))
  }

  @Test(arguments: [
    ("", "line 1: the recording is empty"),
    ("hello\n", "line 1: this is no recording: The given data was not valid JSON."),
    (#"{"step":"a"}"# + "\n", "line 1: this is no recording"),
    (
      #"{"recording":{"format":1,"app":"Groups","version":"1"},"start":0}"# + "\n",
      "line 1: this is a recording of Groups, not of Mailbox"
    ),
    (
      #"{"recording":{"format":9,"app":"Mailbox","version":"1"},"start":0}"# + "\n",
      "line 1: this is a recording of form 9, and this version reads form 1: record it anew"
    ),
    (head + #"{"dance":1}"# + "\n", "line 2: it is none of the lines that this version knows"),
    (head + #"{"answer":{"call":4,"value":1}}"# + "\n", "line 2: call 4 was never made"),
    (
      head + #"{"lost":{"name":"rate","reason":"it is no number"}}"# + "\n",
      "line 2: rate could not be recorded: it is no number"
    ),
  ])
  func `that cannot be read says where and why`(_ text: String, _ reason: String) {
    let error = #expect(throws: RecordingError.self) {
      try Recording(reading: Data(text.utf8), of: "Mailbox")
    }
    #expect(error?.description == reason)
  }

  private nonisolated static let head =
    #"{"recording":{"format":1,"app":"Mailbox","version":"1"},"start":0}"# + "\n"

  @Test func `of another version of the app is reported with both versions`() throws {
    let recording = try Recording(reading: Data(Self.head.utf8), of: "Mailbox")
    #expect(recording.versionProblem("1") == nil)
    #expect(
      recording.versionProblem("2")?.description
        == "line 1: this was recorded with version 1, and the app is of version 2")
  }

  @Test func `in which an answer has another form is reported with the place`() async throws {
    let run = RecordedRun()
    await run.logIn()
    _ = try run.finish()
    let changed = run.text.replacing(#""subject":"Romesco""#, with: #""topic":"Romesco""#)
    let recording = try Recording(reading: Data(changed.utf8), of: "Mailbox")
    let difference = await #expect(throws: ReplayDifference.self) {
      try await replay(recording).run()
    }
    #expect(difference?.detail.contains("it has no Array<Letter>") == true, "\(difference as Any)")
  }

  @Test func `is written line by line into a file, which a full disk does not end the app for`()
    async throws
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).calcot")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = try Recorder(of: "Mailbox", version: "1", start: 0, file: file)
    let app = CalcotApp(MailCoordinator(MemoryMail(), recorder.outside))
    recorder.record(app)
    let test = TestApp(app)
    await test.settle()
    await test.tap("Log in")
    app.end()
    let recording = try Recording(reading: Data(contentsOf: file), of: "Mailbox")
    #expect(recording.interruption == nil)
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let full = try Recorder(
        of: "Mailbox", version: "1", start: 0, file: URL(fileURLWithPath: "/dev/full"))
      full.record(CalcotApp(MailCoordinator(MemoryMail(), full.outside)))
    }
    #expect(throws: (any Error).self) {
      try Recorder(
        of: "Mailbox", version: "1", start: 0, file: URL(fileURLWithPath: "/no/such/folder/run"))
    }
  }
}

/// A value that reads another one as it is encoded.
private struct Written: Codable {
  let outside: Outside?

  init(outside: Outside) { self.outside = outside }
  init(from decoder: any Decoder) { outside = nil }

  func encode(to encoder: any Encoder) throws {
    try (outside?.value("inner") { 1 } ?? 0).encode(to: encoder)
  }
}
