import CalcotContent
import CalcotTesting
import Foundation
import Groups

extension SeededGenerator {
  /// Returns a number below `limit`, or 0.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0
  }

  /// Returns a community of a few people and groups with odd names.
  mutating func community() -> GroupSeed {
    let people = (0..<below(12)).map { _ in
      GroupSeed.Person(
        "a" + text(), below(3) == 0 ? "" : "b" + text(),
        homepage: below(2) == 0
          ? "http\(below(2) == 0 ? "s" : "")://example.org/\(below(99))?q=\"\\" : nil)
    }
    var keys: Set<String> = []
    var groups: [GroupSeed.Entry] = []
    for _ in 0..<below(6) {
      guard let name = try? GroupName(text() + "\(below(9))"), keys.insert(name.key).inserted
      else { continue }
      groups.append(
        .init(
          name.text,
          members: Array(people.indices.shuffled(using: &self).prefix(below(people.count + 1))),
          category: GroupCategory.allCases[below(GroupCategory.allCases.count)],
          about: below(2) == 0 ? GroupAbout() : GroupAbout(description: lines(), place: text()),
          picture: below(3) == 0 ? picture() : nil, runs: (0..<below(5)).map { _ in run() }))
    }
    return GroupSeed(people: people, groups: groups)
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
