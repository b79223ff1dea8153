import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import Dispatch
import Testing

/// Tests that run an app as plain text within the test's process, on a disk that a test can
/// suspend.
@Suite("A run as plain text", .timeLimit(.minutes(20)))
@MainActor
struct PlainRunTests {
  private let app: WorkingApp
  private let disk = DispatchQueue(label: "disk")
  private let clock = ManualClock()
  private let output = Locked("")
  private let lines = AsyncStream.makeStream(of: String.self)

  init() throws { app = try WorkingApp() }

  private func start(prompt: String = "") -> Task<Void, any Error> {
    app.run(
      disk: disk,
      pipes: PlainPipes(lines: lines.stream, clock: clock, prompt: prompt) { [output] text in
        output.withLock { $0 += text }
      })
  }

  private func run() async -> Task<Void, any Error> {
    let running = start()
    await printed("It is open.")
    return running
  }

  /// Waits until something is printed.
  private func printed(_ text: String) async {
    while !Task.isCancelled, !output.withLock({ $0.contains(text) }) { await Task.yield() }
  }

  private func type(_ texts: String...) { for text in texts { lines.continuation.yield(text) } }

  @Test("a panel that comes late is printed at once, before a line can go to it")
  func late() async throws {
    let running = await run()
    // NB: until the run waits for a line; earlier output is printed anyway.
    for _ in 0..<1_000 { await Task.yield() }
    disk.suspend()
    await app.ask { app in "\(await app.open("example.com/a"))" }
    #expect(!output.withLock { $0.contains("Open this address") })
    disk.resume()
    await printed("https://example.com/a\nb  Cancel")
    type("q")
    try await running.value
  }

  @Test("lines come through again while a file takes for ever, and the file can be left")
  func patience() async throws {
    try app.folder.add("a.txt")
    let running = await run()
    await app.askForDocuments(FilePick())
    await printed("File:")
    disk.suspend()
    type("a.txt", "b.txt", "b")
    while !Task.isCancelled, app.outcomes.isEmpty {
      clock.advance(by: .seconds(60))
      await Task.yield()
    }
    #expect(app.outcomes == [""])
    #expect(output.withLock { $0.contains("One moment…\n") })
    disk.resume()
    type("q")
    try await running.value
  }

  @Test func `a user is asked for each line, and the first screen is printed once`() async throws {
    let running = start(prompt: "> ")
    await printed("> ")
    type("nonsense")
    await printed("means nothing here")
    type("quit")
    try await running.value
    let text = output.withLock { $0 }
    #expect(text.split(separator: "\n").count { $0 == "It is open." } == 1)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("> ") } == 2)
  }

  @Test func `an app that copies as it starts is told that plain text cannot, and can be used`()
    async throws
  {
    let running = start()
    // NB: before the run shows the app.
    await app.ask { app in "\(await app.copy("text"))" }
    await printed("It is open.")
    app.navigation.push(.next)
    await printed("next")
    #expect(app.outcomes == ["\(Answer.refused(.hostCannot(.copy, host: "plain text")))"])
    type("q")
    try await running.value
  }

  @Test func `nothing that is printed acts on a terminal, whatever was typed`() async throws {
    let running = await run()
    type("\u{1B}[2Jx")
    await printed("means nothing here")
    #expect(output.withLock { $0.contains("\"\\u{1B}[2Jx\" means nothing here") })
    #expect(!output.withLock { $0.contains("\u{1B}") })
    type("q")
    try await running.value
  }

  @Test func `the end of the app ends the run, though no line comes`() async throws {
    let running = await run()
    app.app?.end()
    try await running.value
  }
}
