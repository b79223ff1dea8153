import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import Dispatch
import Foundation
import Testing

/// Tests that save a file on a disk that is suspended until the test resumes it.
@Suite("A file that is being saved in a terminal", .timeLimit(.minutes(20)))
@MainActor
struct SavingHostTests {
  private let app: WorkingApp
  private let disk = DispatchQueue(label: "disk")
  private var terminal: VirtualTerminal { app.terminal }

  init() throws { app = try WorkingApp() }

  private func share(_ content: String = "new") async {
    let file = PickedFile("notes.txt", content: Data(content.utf8))
    await app.ask { app in "\(await app.share(.file(file)))" }
    // NB: a key before the panel is seen is not the panel's.
    while !Task.isCancelled, !terminal.lines.contains(where: { $0.contains("notes.txt") }) {
      await Task.yield()
    }
  }

  @Test("is on the disk when the run ends, although the user has quit meanwhile")
  func quits() async throws {
    let running = app.run(disk: disk)
    while !Task.isCancelled, !terminal.isOpen { await Task.yield() }
    await share()
    disk.suspend()
    terminal.type(.enter, .control("q"))
    var hasEnded = false
    let watching = Task {
      try await running.value
      hasEnded = true
    }
    while !Task.isCancelled, terminal.isOpen { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(!hasEnded)
    disk.resume()
    try await watching.value
    #expect(app.folder.text("notes.txt") == "new")
  }

  @Test func `is on the disk when a signal ends the process`() async throws {
    var written: [Int?] = []
    let folder = app.folder
    try app.start(disk: disk, exit: { _ in written.append(folder.text("notes.txt")?.count) })
    await share(String(repeating: "x", count: 8_000_000))
    disk.suspend()
    terminal.type(.enter)
    disk.resume()
    terminal.terminate(signal: 15)
    #expect(written == [8_000_000])
  }

  @Test("is not given up on Escape, and the app is told that the file is saved")
  func escape() async throws {
    try app.start(disk: disk)
    await share()
    disk.suspend()
    terminal.type(.enter, .escape)
    await app.app?.settle()
    #expect(app.outcomes.isEmpty)
    #expect(terminal.text.contains("One moment"))
    disk.resume()
    await app.settle()
    #expect(app.outcomes == ["done"])
    #expect(app.folder.text("notes.txt") == "new")
  }
}
