import CalcotTesting
import CommunityFile
import Foundation
import Testing

@Suite("A damaged community file")
struct MutationTests {
  @Test func `is read, or refused at a place in the file, whatever was changed in it`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    let rounds = ProcessInfo.processInfo.environment["CALCOT_LONG"] == "1" ? 100_000 : 2_000
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for round in 0..<rounds {
      var bytes = [UInt8](random.communityFile().data())
      for _ in 0...random.below(4) { mutate(&bytes, &random) }
      do throws(CommunityFileProblems) {
        let file = try CommunityFile.read(Data(bytes), named: "f.json")
        #expect(problems(of: file.data()) == [], "seed \(seed), round \(round)")
      } catch {
        refused += 1
        let isGood = error.problems.allSatisfy { isIn(bytes, $0.position) }
        #expect(
          !error.problems.isEmpty && isGood, "seed \(seed), round \(round): \(error.description)")
      }
    }
    #expect(refused > rounds / 2 && refused < rounds, "seed \(seed)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count)
    let length = min(random.below(12), bytes.count - place)
    switch random.below(6) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1:
      bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: random.below(bytes.count))
    case 2: bytes.insert(UInt8(random.below(256)), at: place)
    case 3: bytes.removeSubrange((random.below(8) == 0 ? place : bytes.count)...)
    case 4:
      let pieces = [
        "\"", "\\", "\\u", "\\uD800", "{", "}", "[", "]", ",", ":", "null", "-", "1e9", "\n",
        "\"version\": 1,", "\"id\": 1, ", "99999999999999999999", String(repeating: "[", count: 30),
      ]
      bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: place)
    default: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    }
  }

  private func isIn(_ bytes: [UInt8], _ position: TextPosition) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard (1...lines.count).contains(position.line) else { return false }
    let width = lines[position.line - 1].count { $0 & 0xC0 != 0x80 }
    return (1...width + 1).contains(position.column)
  }
}
