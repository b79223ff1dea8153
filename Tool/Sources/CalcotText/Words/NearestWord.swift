/// Suggestions for a word that is not allowed.
package enum NearestWord {
  /// Returns the word closest to what was written, if at most one letter in three differs.
  ///
  /// The time grows with the product of the lengths, for each of the words. Texts longer than 64
  /// characters are not compared.
  package static func to(_ written: String, in words: some Sequence<String>) -> String? {
    let target = Array(written.lowercased())
    guard target.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let candidate = Array(word.lowercased())
      guard candidate.count <= 64 else { continue }
      let distance = distance(target, candidate)
      guard distance <= max(1, max(target.count, candidate.count) / 3) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (word, distance) }
    }
    return best?.word
  }

  /// Returns the end of a message about a word that is not allowed: `"; did you mean 'x'?"`, or
  /// nothing.
  package static func hint(for written: String, in words: some Sequence<String>) -> String {
    to(written, in: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
