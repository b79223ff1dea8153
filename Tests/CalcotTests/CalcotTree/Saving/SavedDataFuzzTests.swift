import CalcotTesting
import Foundation
import Testing

@testable import Calcot

@Suite struct SavedDataFuzzTests {
  private let registry = RouteRegistry(ClubRoute.self, PageRoute.self)

  private struct Saved: Codable, Equatable {
    var name: String
    var stacks: [[AnyRoute]]
    var inner: [Saved]
  }

  @Test func `changed or random states are read or refused`() throws {
    var random = SeededGenerator(seed: RandomSeed.value)
    var (read, refused) = (0, 0)
    for _ in 0..<RandomSeed.rounds(100_000, short: 10_000) {
      let bytes = randomBytes(using: &random)
      do {
        let saved = try registry.decoded(Saved.self, from: Data(bytes))
        let again = try registry.decoded(Saved.self, from: try registry.encoded(saved))
        #expect(again == saved, "CALCOT_SEED=\(RandomSeed.value): \(bytes)")
        read += 1
      } catch {
        #expect(!error.description.isEmpty)
        refused += 1
      }
    }
    let few = RandomSeed.rounds(100_000, short: 10_000) / 100
    #expect(read > few && refused > few, "CALCOT_SEED=\(RandomSeed.value)")
  }

  @Test func `data that the scan lets through is JSON to Foundation too`() throws {
    var random = SeededGenerator(seed: RandomSeed.value)
    var accepted = 0
    for _ in 0..<RandomSeed.rounds(100_000, short: 10_000) {
      let bytes = randomBytes(using: &random)
      let text = String(decoding: bytes, as: UTF8.self)
      guard (try? JSONLimits().check(bytes)) != nil else { continue }
      accepted += 1
      let options = JSONSerialization.ReadingOptions.fragmentsAllowed
      let isRead = (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
      // NB: half a surrogate pair and a number beyond Double are JSON, but Foundation rejects them.
      let isBeyondFoundation = !isRead && text.contains(#/\\u|[0-9][eE][+]?[0-9]{3}/#)
      #expect(
        isRead || isBeyondFoundation, "CALCOT_SEED=\(RandomSeed.value): \(text.debugDescription)")
    }
    #expect(
      accepted > RandomSeed.rounds(100_000, short: 10_000) / 10, "CALCOT_SEED=\(RandomSeed.value)")
  }

  private func randomBytes(using random: inout SeededGenerator) -> [UInt8] {
    if random.once(in: 4) { return randomTokens(using: &random) }
    guard let json = try? registry.encoded(randomState(depth: 1, using: &random)) else { return [] }
    var bytes = Array(json)
    for _ in 0..<random.below(4) { mutate(&bytes, using: &random) }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + random.below(20))
    switch random.below(6) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 4: bytes.insert(contentsOf: randomTokens(using: &random), at: place)
    default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    }
  }

  private func randomTokens(using random: inout SeededGenerator) -> [UInt8] {
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\"type\"", "\"value\"", "\"ClubRoute\"", "null", "true",
      "1e999", "-1", "0.5", "99999999999999999999", "\\ud800", "\\", "\"stacks\"", "\"name\"", " ",
      String(repeating: "[", count: 120), "\u{FEFF}", "é", "\0",
    ]
    return (0..<random.below(12)).flatMap { _ in Array(tokens[random.below(tokens.count)].utf8) }
  }

  private func randomState(depth: Int, using random: inout SeededGenerator) -> Saved {
    var saved = Saved(name: .randomText(using: &random), stacks: [], inner: [])
    for _ in 0..<random.below(3) {
      saved.stacks.append(
        (0..<random.below(4)).map { _ in
          random.once(in: 3)
            ? AnyRoute(PageRoute(random.below(100)))
            : AnyRoute(ClubRoute.random(using: &random))
        })
    }
    guard depth > 0 else { return saved }
    for _ in 0..<random.below(3) {
      saved.inner.append(randomState(depth: depth - 1, using: &random))
    }
    return saved
  }
}
