import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import Testing

/// Tests of `--record` and of `replay`.
@Suite("A recorded run of the sample app", .timeLimit(.minutes(20)))
struct ShowcaseRecordingTests {
  let folder: TemporaryFolder
  private var file: String { folder.url.appendingPathComponent("run.calcot").path }

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [false, true])
  func `is replayed to the same end without a terminal, also if the app was killed`(
    _ isKilled: Bool
  )
    async throws
  {
    let app = try folder.start("--record", file)
    await app.fillForm("Night Owls")
    await app.press(.enter)
    await app.screen(contains: "Night Owls  ", "0 members")
    if isKilled {
      await app.send(signal: SIGKILL)
      _ = await app.end()
    } else {
      #expect(await app.quit() == .exit(0))
    }
    let run = try replay(file)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("The same after"))
    #expect(run.output.contains("Name: Night Owls") || run.output.contains("Night Owls 0 members"))
    #expect(run.output.contains("the recording has no end") == isKilled)
    let test = try replay("--test", file)
    #expect(test.output.contains(#"app.fill("Name", with: "Night Owls")"#), "\(test.output)")
  }

  @Test func `is stepped through, forward and back, by keys`() async throws {
    let app = try folder.start("--record", file)
    await app.fillForm("Night Owls")
    await app.press(.enter)
    await app.screen(contains: "Night Owls  ", "0 members")
    #expect(await app.quit() == .exit(0))
    let run = try replay("--step", file, input: "0\nn\nn\nb\nwhat\nq\n")
    #expect(run.status == 0, "\(run.errors)")
    let places = run.output.matches(of: /after input (\d+) of/).map { String($0.1) }
    #expect(places == ["0", "0", "1", "2", "1", "1"])
    #expect(run.output.contains("n goes on, b goes back"))
  }

  @Test func `is refused, with its place, if it is another app's or no recording`() throws {
    let run = try replay("/no/such/file")
    #expect(run.status == 1)
    #expect(run.errors.contains("/no/such/file cannot be read"))
    try Data(#"{"recording":{"format":1,"app":"Other","version":"1"},"start":{}}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    #expect(try replay(file).errors.contains("line 1: this is a recording of Other"))
  }

  @Test func `is refused at the start if its file cannot be written`() throws {
    let run = try folder.run("--terminal", "--record", "/no/such/folder/run.calcot")
    #expect(run.status != 0)
    #expect(run.errors.contains("/no/such/folder/run.calcot cannot be written"))
  }

  private func replay(_ arguments: String..., input: String = "") throws -> ShowcaseRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("replay"))
    process.arguments = arguments
    let words = folder.url.appendingPathComponent("words")
    try Data(input.utf8).write(to: words)
    process.standardInput = try FileHandle(forReadingFrom: words)
    return try folder.result(of: process)
  }
}
