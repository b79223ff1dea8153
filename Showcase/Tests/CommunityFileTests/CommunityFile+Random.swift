import CalcotContent
import CalcotTesting
import CommunityFile
import Foundation
import Groups

extension SeededGenerator {
  /// Returns a number below `limit`, or 0.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0
  }

  /// Returns a valid file of a few people and groups with odd names.
  mutating func communityFile() -> CommunityFile {
    var ids: Set<Int> = []
    for _ in 0..<below(12) {
      ids.insert(below(3) == 0 ? Int(truncatingIfNeeded: next()) : below(40))
    }
    let people = ids.shuffled(using: &self).map { id in
      CommunityFile.Person(
        id: id, firstName: "a" + text(), lastName: below(3) == 0 ? "" : "b" + text(),
        homepage: below(2) == 0
          ? "http\(below(2) == 0 ? "s" : "")://example.org/\(below(99))?q=\"\\" : nil)
    }
    var keys: Set<String> = []
    var groups: [CommunityFile.Group] = []
    for _ in 0..<below(6) {
      guard let name = try? GroupName(text() + "\(below(9))"), keys.insert(name.key).inserted
      else { continue }
      groups.append(
        .init(
          name: name, category: GroupCategory.allCases[below(GroupCategory.allCases.count)],
          members: Array(ids.shuffled(using: &self).prefix(below(ids.count + 1))),
          about: below(2) == 0 ? GroupAbout() : GroupAbout(description: lines(), place: text()),
          picture: below(3) == 0 ? picture() : nil, runs: (0..<below(5)).map { _ in run() }))
    }
    return CommunityFile(people: people, groups: groups)
  }

  private mutating func run() -> RunPlan {
    RunPlan(
      start: Date(timeIntervalSince1970: TimeInterval(below(200_000_000_000) - 60_000_000_000)),
      metres: 1 + below(RunPlan.longest), kind: RunKind.allCases[below(RunKind.allCases.count)],
      note: lines(), isPublic: below(2) == 0)
  }

  /// Returns the header of a picture, and some bytes after it.
  private mutating func picture() -> ImageData {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 64, 0, 0, 0, 48]
    return ImageData(Data(header + (0..<below(40)).map { _ in UInt8(below(256)) }))
  }

  private mutating func lines() -> String {
    (0..<below(4)).map { _ in text() }.joined(separator: ["\n", "\r\n", "\t", "\u{1B}"][below(4)])
  }

  private mutating func text() -> String {
    let parts = [
      "a", "É", "e\u{301}", "\"", "\\", "/", "😀", "👩‍👩‍👧‍👦", "読", " ", "\u{7E}", "{", ",", "ß",
      "\u{10FFFF}",
    ]
    return (0..<below(8)).map { _ in parts[below(parts.count)] }.joined()
  }
}
