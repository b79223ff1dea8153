import Calcot
import CalcotContent
import CalcotTesting
import CalcotWebTesting
import Testing

@testable import CalcotWeb

/// Random courses of events on servers that come and go; a failure names the seed.
@MainActor
@Suite("A session at any moment")
struct RandomFailoverTests {
  @Test(arguments: 0..<UInt64(Rounds.of(40, short: 12)))
  func `is handed over with everything, and each event is done once`(_ seed: UInt64) async throws {
    var course = try await Course(seed: seed)
    for _ in 0..<150 {
      if course.oneOf(12) { try await course.handOver() } else { try await course.step() }
    }
    try await course.goToTheEntries()
    #expect(course.servers.page.words == "\(course.presses)")
    #expect(course.servers.diary.entries == course.saved)
    try await course.expectWhatIsShown()
  }

  @Test(arguments: 0..<UInt64(Rounds.of(40, short: 12)))
  func `survives its server with what was kept, and no event is done twice`(_ seed: UInt64)
    async throws
  {
    var course = try await Course(seed: seed)
    for _ in 0..<150 {
      if course.oneOf(15) {
        try await course.kill()
      } else if course.oneOf(10) {
        await course.write()
      } else {
        try await course.step()
      }
    }
    try await course.kill()
    try await course.goToTheEntries()
    let presses = Int(course.servers.page.words) ?? -1
    #expect((course.keptPresses...course.presses).contains(presses))
    let entries = course.servers.diary.entries
    #expect(Set(entries).count == entries.count)
    #expect(Set(entries).isSubset(of: course.saved))
    try await course.expectWhatIsShown()
  }

  @Test(arguments: 0..<UInt64(Rounds.of(40, short: 12)))
  func `goes on where its page was at any server that lives, also while the store fails`(
    _ seed: UInt64
  ) async throws {
    var course = try await Course(seed: seed)
    let sites = [course.servers.site, course.servers.server(), course.servers.server()]
    for _ in 0..<150 {
      if course.oneOf(15) {
        try await course.move(to: sites)
      } else if course.oneOf(10) {
        await course.write()
      } else {
        try await course.step()
      }
    }
    let entries = course.servers.diary.entries
    #expect(Set(entries).count == entries.count)
    #expect(Set(entries).isSubset(of: course.saved))
  }
}

/// A course of events of one page, with what must have come of it.
@MainActor
private struct Course {
  let servers: Servers
  private(set) var random: SeededGenerator
  /// The number of times that Count was pressed, and of those that were written with certainty.
  private(set) var presses = 0
  private(set) var keptPresses = 0
  /// The titles of the entries that were saved.
  private(set) var saved: [String] = []
  private var number = 0
  /// The text typed into the shown form since the page came to its server.
  private var typed: String?

  init(seed: UInt64) async throws {
    servers = try await Servers()
    random = SeededGenerator(seed: seed)
  }

  private var page: LivePage { servers.page }

  mutating func oneOf(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// Does something on the page, or delivers a message.
  mutating func step() async throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: await servers.line.bringUp()
    case 2..<4: servers.line.bringDown()
    case 4: await servers.settle()
    case 5..<7 where page.button("Count") != nil:
      try page.press("Count")
      presses += 1
    case 7 where page.button("Write") != nil:
      await servers.settle()
      guard page.button("Write") != nil else { return }
      try page.press("Write")
      typed = nil
      await servers.settle()
    case 8 where page.field("Title") != nil:
      number += 1
      typed = "Title \(number)"
      try page.fill("Title", "Title \(number)")
    case 9 where page.field("Title") != nil && oneOf(3):
      await servers.settle()
      guard let title = page.field("Title")?.attributes["value"], !title.isEmpty,
        !saved.contains(title)
      else { return }
      saved.append(title)
      try page.press("Save")
      typed = nil
    default: break
    }
  }

  /// Has the server end in order, and the page come to another one.
  mutating func handOver() async throws {
    await servers.site.shutDown()
    servers.come(to: servers.server())
    await servers.settle()
  }

  /// Kills the server, and has the page come to another one, which shows the place that the page has shown.
  mutating func kill() async throws {
    let isSettled = oneOf(2)
    if isSettled { await servers.settle() }
    let place = page.url
    servers.come(to: servers.server())
    await servers.settle()
    if isSettled { #expect(page.url == place) }
  }

  /// Moves the page to one of several living servers, while the store works or fails.
  mutating func move(to sites: [WebSite]) async throws {
    await servers.settle()
    let place = page.url
    if page.field("Title") == nil { typed = nil }
    let trouble = oneOf(2) ? MemorySessions.StoreTrouble() : nil
    servers.table.trouble.withLock { $0 = trouble }
    servers.come(to: sites[Int.random(in: 0..<sites.count, using: &random)])
    await servers.settle()
    #expect(page.url == place)
    if let typed { #expect(page.field("Title")?.attributes["value"] == typed) }
    typed = nil
  }

  /// Has the server write what has changed.
  mutating func write() async {
    await servers.settle()
    // NB: the sender is at work then, and yet makes no frame.
    for session in servers.site.store.all { session.connection.sender.beat() }
    await servers.write()
    if let shown = Int(page.words), page.button("Count") != nil { keptPresses = shown }
  }

  /// Goes back to the list of the entries.
  mutating func goToTheEntries() async throws {
    await servers.settle()
    if let app = servers.app, app.tree.screens.count > 1, let visible = app.tree.visible {
      app.send(.back(from: visible.id))
    }
    await servers.settle()
  }

  /// Expects the page to be the same as one that is loaded anew.
  func expectWhatIsShown() async throws {
    #expect(page.problems == [])
    let markup = page.markup
    let session = try #require(page.session)
    let fresh = servers.line(
      of: try LivePage(url: "\(page.url)?_session=\(session)"), to: servers.site)
    await servers.settle(fresh)
    #expect(fresh.page.markup == markup)
  }
}
