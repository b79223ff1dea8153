import Contestants
import Foundation
import NIOCore

/// The events that one process and two workers handle in a second, from the one client, with 100 pages
/// each of which sends its next event when the one before it has been answered.
struct ManyCores {
  let page: MeasuredPage
  let events: Int

  private struct Figures {
    /// The events a second.
    var rate: Double
    /// The microseconds of the server's processors for an event.
    var cost: Double
    /// The cores that the server has kept busy.
    var cores: Double
  }

  func print() async throws {
    var table = Table(
      "One process and two workers: \(page.rawValue)",
      "100 pages that each wait for the answer before the next event, from one client, which has its "
        + "share of the cores.",
      "events a second", "server's processors, µs an event", "cores busy")
    for (name, workers, core) in [
      ("one process, on one core", 1, 0), ("one process, on all cores", 1, nil),
      ("two workers", 2, nil),
    ] as [(String, Int, Int?)] {
      let server = try ServerProcess(page, workers: workers, core: core)
      let figures = try await measure(server)
      table.add(name, figures.rate.text(), figures.cost.text(1), figures.cores.text(2))
      server.stop()
    }
    Swift.print(table.markdown)
  }

  private func measure(_ server: ServerProcess) async throws -> Figures {
    let client = OverSockets<CalcotSpeaker>(server)
    let sessions = try await client.beginMany(100)
    try await EventLoopFuture.andAllSucceed(sessions.map { $0.run(10) }, on: Client.loop).get()
    let each = events / sessions.count
    let (before, clock) = (server.processorTime + server.workerTime, ContinuousClock())
    let start = clock.now
    let runs = sessions.map { $0.run(each) }
    try await EventLoopFuture.andAllSucceed(runs, on: Client.loop).get()
    let took = start.duration(to: clock.now) / .seconds(1)
    let busy = server.processorTime + server.workerTime - before
    try await client.close(sessions)
    let count = Double(each * sessions.count)
    return Figures(rate: count / took, cost: busy * 1e6 / count, cores: busy / took)
  }
}
