import Calcot
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A session that a server takes while it ends")
struct TakenWhileEndingTests {
  @Test(arguments: [false, true])
  func `goes on at the next one without a break`(_ isEndingMeanwhile: Bool) async throws {
    let servers = try await Servers()
    let page = servers.page
    try page.press("Count")
    await servers.settle()
    await servers.site.shutDown()
    try page.press("Count")
    let stops = Stops()
    let second = servers.server(stoppingAt: stops)
    if isEndingMeanwhile {
      stops.close(.taken)
      servers.come(to: second)
      let arrival = Errand { [servers] in while await servers.line.bringUp() {} }
      try #require(await stops.hasStopped())
      let ending = Errand { await second.shutDown() }
      _ = await Turns.pass(1_000) { ending.isDone }
      stops.open()
      try #require(await arrival.isOver())
      try #require(await ending.isOver())
    }
    servers.come(to: servers.server())
    await servers.settle()
    #expect(page.words == "2")
    #expect(page.problems == [])
  }
}
