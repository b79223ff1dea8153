import CalcotTesting
import CommunityFile
import Foundation
import Testing

@Suite("A damaged community file")
struct MutationTests {
  @Test func `is read, or refused with a reason, whatever was changed in it`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let rounds = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1" ? 100_000 : 2_000
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for round in 0..<rounds {
      var bytes = [UInt8](try CommunityFile.data(of: random.community()))
      for _ in 0...random.below(4) { mutate(&bytes, &random) }
      do throws(CommunityFileError) {
        let community = try CommunityFile.read(Data(bytes), named: "f.json")
        let copy = (try? CommunityFile.data(of: community)).map(problems)
        #expect(copy == [], "seed \(seed), round \(round)")
      } catch {
        refused += 1
        #expect(error.description.hasPrefix("f.json: "), "seed \(seed), round \(round)")
      }
    }
    #expect(refused > rounds / 2 && refused < rounds, "seed \(seed)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count)
    let length = min(random.below(12), bytes.count - place)
    switch random.below(5) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1:
      bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: random.below(bytes.count))
    case 2: bytes.insert(UInt8(random.below(256)), at: place)
    case 3:
      let pieces = [
        "\"", "\\", "\\uD800", "{", "]", ",", "null", "1e9", "\"id\": 1, ", "99999999999999999999",
        String(repeating: "[", count: 3_000),
      ]
      bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: place)
    default: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    }
  }
}
