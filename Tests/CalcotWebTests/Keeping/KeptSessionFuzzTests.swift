import Calcot
import CalcotTesting
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A kept session that is not as it was kept")
struct KeptSessionFuzzTests {
  private let seed = RandomText.seed

  @Test func `ends nothing: its page goes on with what can be read of it, or anew`() async throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<Rounds.of(5_000, short: 60) {
      let servers = try await Servers()
      try servers.page.press("Write")
      await servers.settle()
      try servers.page.fill("Title", "Half a title")
      await servers.settle()
      await servers.write()
      servers.table.rows.withLock { rows in
        for (id, row) in rows {
          rows[id]?.session.state = broken(row.session.state, using: &random)
          rows[id]?.session.isFinal = Bool.random(using: &random)
        }
      }
      servers.come(to: servers.server())
      await servers.settle()
      #expect(servers.line.closeCode == nil, "seed \(seed), round \(round)")
      #expect(servers.page.problems == [], "seed \(seed), round \(round)")
      guard servers.page.button("Count") != nil else { continue }
      try servers.page.press("Count")
      await servers.settle()
    }
  }

  @Test(arguments: ["event", "frames"])
  func `has no number that no browser can have sent`(_ name: String) throws {
    let owner = SessionOwner(Visitor(), WebRequest(method: "GET", target: "/"), user: nil)
    let saved = SavedSession(
      owner: owner, app: Data(), texts: [],
      book: HistoryBook(at: HistoryPlace(CalcotApp.shop().tree), url: "/"), event: 7, frames: 7,
      isInForms: false, submissions: [])
    #expect(SavedSession(saved.bytes) == saved)
    let text = String(decoding: saved.bytes, as: UTF8.self)
    for number in [Int.max, Int.countRange.upperBound + 1, -1] {
      let changed = text.replacing("\"\(name)\":7", with: "\"\(name)\":\(number)")
      #expect(changed != text && SavedSession(Array(changed.utf8)) == nil, "\(number)")
    }
  }

  /// Breaks what is sealed: cuts it, makes it huge, or changes bytes, numbers or the order of its parts.
  private func broken(_ state: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    let seal = Array(state.prefix { $0 != UInt8(ascii: "{") })
    var bytes = Array(state[seal.count...])
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let place = bytes.indices.randomElement(using: &random) else { break }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
      case 3:
        bytes.insert(
          contentsOf: [UInt8](repeating: bytes[place], count: 100_000), at: place)
      case 4: bytes = Array(bytes[place...] + bytes[..<place])
      default:
        let numbers = ["9223372036854775807", "-1", "0", "1e99", "999999999999999", "null"]
        let text = String(decoding: bytes, as: UTF8.self)
        let found = text.matches(of: /:\d+/).randomElement(using: &random)
        guard let found, let number = numbers.randomElement(using: &random) else { continue }
        bytes = Array(text.replacingCharacters(in: found.range, with: ":\(number)").utf8)
      }
    }
    return seal + bytes
  }
}
