import CalcotPostgreSQL
import CalcotTesting
import Foundation
import PostgreSQLTesting
import Testing

@testable import WebWire

/// Pages behind HAProxy whose servers are killed at random: what a page has shown as accepted is stored,
/// nothing is done twice, and every page goes on with its text. With `CALCOT_LONG=1` there are 300 pages
/// and 50 kills.
@MainActor
@Suite(
  "Servers that fail", .serialized,
  .enabled(if: PostgreSQLTestServer.isInstalled, "\(PostgreSQLTestServer.absence)"),
  .enabled(if: FleetProxy.isInstalled, "\(FleetProxy.absence)"),
  .timeLimit(.minutes(60)))
struct FailoverTests {
  private static let users = LongRun.isAsked ? 30 : 6
  private static let readers = LongRun.isAsked ? 270 : 6
  private static let kills = LongRun.isAsked ? 50 : 3

  /// Something that goes wrong with a server, or with what it needs.
  private enum Fault: CaseIterable {
    case killed, ended, frozen, withoutDatabase, databaseRestarted
  }

  @Test func `lose nothing that was accepted, and do nothing twice`() async throws {
    let database = try await PostgreSQLTestServer.start()
    let others: [Fault] = [.ended, .frozen, .withoutDatabase, .databaseRestarted]
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let faults = (Array(repeating: .killed, count: Self.kills) + others).shuffled(using: &random)
    try await ServerFleet.run(3, on: database, isBehindProxy: true, clocks: [-60, 0, 60]) { fleet in
      let crowd = try await FleetCrowd(Self.users, readers: Self.readers, at: fleet)
      try await crowd.work {
        for fault in faults {
          await crowd.tries(until: .accepted, Int.random(in: 1...9, using: &random))
          let place = Int.random(in: 0..<3, using: &random)
          try await happen(fault, to: place, of: fleet, database, crowd)
        }
      }
      try await check(crowd, fleet, seed: seed)
    }
  }

  private static let hasSmallDisk = ConditionTrait.enabled(
    if: PostgreSQLTestServer.canHaveSmallDisk, "Only root can mount a small disk")

  @Test(hasSmallDisk)
  func `a full disk of the database loses nothing that was accepted`()
    async throws
  {
    let database = try await PostgreSQLTestServer.start(disk: 160)
    try await ServerFleet.run(2, on: database, isBehindProxy: true) { fleet in
      let crowd = try await FleetCrowd(Self.users, readers: Self.readers, at: fleet)
      try await crowd.work {
        await crowd.tries(until: .accepted, 3)
        try await database.tell(.fill)
        await crowd.tries(until: .failed, 1)
        // NB: what one server has kept meanwhile cannot be written.
        await fleet.servers[0].die()
        try await database.tell(.empty)
        try await fleet.start(at: 0)
        await crowd.tries(until: .accepted, 3)
        try await database.tell(.fill)
        await crowd.tries(until: .failed, 1)
        fleet.servers[1].send(SIGSTOP)
        try await database.tell(.empty)
        await crowd.tries(until: .accepted, 3)
        fleet.servers[1].send(SIGCONT)
        await crowd.tries(until: .accepted, 1)
      }
      try await check(crowd, fleet)
    }
  }

  @Test func `workers and a database that hang lose nothing that was accepted`() async throws {
    let database = try await PostgreSQLTestServer.start()
    try await ServerFleet.run(2, on: database, isBehindProxy: true, workers: 2) { fleet in
      let crowd = try await FleetCrowd(Self.users, readers: Self.readers, at: fleet)
      try await crowd.work {
        for place in 0..<2 {
          await crowd.tries(until: .accepted, 2)
          try await fleet.hangWorker(of: place)
        }
        await crowd.tries(until: .accepted, 2)
        try await database.tell(.freeze)
        try await fleet.untilAll(areReady: false)
        try await database.tell(.thaw)
        try await fleet.untilAll(areReady: true)
        await crowd.tries(until: .accepted, 3)
      }
      try await check(crowd, fleet)
    }
  }

  @Test func `a server that is cut off from its database gets no new visitors`() async throws {
    try await ServerFleet.run(2, isBehindProxy: true) { fleet in
      try await fleet.setDatabase(of: 0, isReachable: false)
      try await fleet.until(0, isReady: false)
      var pagesInARow = 0
      // NB: the proxy learns of it with its next check.
      while pagesInARow < 10 {
        let page = try await fleet.visit("/groups")
        pagesInARow = page.shows("Couch to 5K") ? pagesInARow + 1 : 0
      }
      try await fleet.setDatabase(of: 0, isReachable: true)
      try await fleet.until(0, isReady: true)
    }
  }

  private func happen(
    _ fault: Fault, to place: Int, of fleet: ServerFleet, _ database: PostgreSQLTestServer,
    _ crowd: FleetCrowd
  ) async throws {
    switch fault {
    case .killed:
      await fleet.servers[place].die()
      try await fleet.start(at: place)
    case .ended:
      fleet.servers[place].send(SIGTERM)
      let end = await fleet.servers[place].end()
      #expect(end.reason == .exit && end.status == 0)
      try await fleet.start(at: place)
    case .frozen:
      // NB: for the others it is as if the network to it were cut; it goes on with an old state.
      fleet.servers[place].send(SIGSTOP)
      await crowd.tries(until: .accepted, 9)
      fleet.servers[place].send(SIGCONT)
    case .withoutDatabase:
      try await fleet.setDatabase(of: place, isReachable: false)
      await crowd.tries(until: .accepted, 1)
      try await fleet.setDatabase(of: place, isReachable: true)
    case .databaseRestarted: try await database.tell(.restart)
    }
  }

  /// Compares what the pages have shown with what is stored.
  private func check(_ crowd: FleetCrowd, _ fleet: ServerFleet, seed: UInt64? = nil) async throws {
    let stored = try await fleet.groupNames()
    let comment: Comment = "seed \(seed.map(String.init) ?? "none")"
    for user in crowd.users { #expect(user.accepted.isSubset(of: stored), comment) }
    #expect(crowd.surprises == [], comment)
    let longest = crowd.pages.map(\.longestReturn).max() ?? .zero
    let absence = crowd.pages.map(\.longestAbsence).max() ?? .zero
    print(
      """
      \(crowd.acceptedCount) groups accepted on \(crowd.users.count) pages of \(crowd.pages.count), \(comment); \
      the slowest page was live again \(longest) after it was cut off, and one was away for \(absence) as \
      its servers died one after the other
      """)
  }
}
