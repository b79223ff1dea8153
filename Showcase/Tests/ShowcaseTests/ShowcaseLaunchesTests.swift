import CalcotTerminal
import CalcotTerminalTesting
import CommunityDatabaseTesting
import Foundation
import Testing

/// Tests of the launches, which the program serves to itself, with each simulated fault.
@Suite("The launches of the sample app", .timeLimit(.minutes(20)))
struct ShowcaseLaunchesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ options: String...) throws -> PseudoTerminal {
    switch options.count {
    case 0: try folder.start("--forget", "--open", "/launches", rows: 200)
    default:
      try folder.start("--forget", "--open", "/launches", "--api-fault", options[0], rows: 200)
    }
  }

  @Test func `come over HTTP, and are found by a part of their names`() async throws {
    let app = try start()
    await app.screen(contains: "Sputnik 1", "4 Oct 1957", "161 launches")
    await app.moveFocus(to: "Search")
    await app.type("apollo 1")
    await app.screen(contains: "Apollo 11", "Saturn V", without: "Sputnik 1")
    #expect(await app.quit() == .exit(0))
  }

  @Test(arguments: ["slow", "flaky"])
  func `come from a server with faults that pass`(_ fault: String) async throws {
    let app = try start(fault)
    await app.screen(contains: "Sputnik 1", "161 launches")
    #expect(await app.quit() == .exit(0))
  }

  @Test(arguments: [("down", "cannot be reached"), ("garbage", "that this app cannot read")])
  func `are missing with a reason, and read from what was kept once they were there`(
    _ fault: String, _ reason: String
  ) async throws {
    let first = try start(fault)
    await first.screen(contains: reason, "[Try again]")
    #expect(await first.quit() == .exit(0))
    let whole = try start()
    await whole.screen(contains: "Sputnik 1")
    #expect(await whole.quit() == .exit(0))
    let again = try start(fault)
    await again.screen(contains: reason, "As of ", "Sputnik 1")
    #expect(await again.quit() == .exit(0))
  }

  @Test func `can be read offline when they were read once`() async throws {
    let link = "/launches/sputnik-1"
    let app = try folder.start("--forget", "--open", link)
    await app.screen(contains: "The first artificial satellite of the Earth.", "Data updated")
    #expect(await app.quit() == .exit(0))
    let offline = try folder.start("--forget", "--open", link, "--api-fault", "down")
    await offline.screen(contains: "The first artificial satellite of the Earth.", "As of ")
    #expect(await offline.quit() == .exit(0))
  }

  @Test func `do not start with an unknown fault, and name those that there are`() throws {
    let run = try folder.run("--api-fault", "lazy")
    #expect(run.status == 64)
    #expect(run.errors.contains("slow"))
  }
}
