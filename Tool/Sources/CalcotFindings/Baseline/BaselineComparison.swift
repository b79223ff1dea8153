/// The findings of a run compared with a baseline.
public struct BaselineComparison: Sendable, Equatable {
  /// The findings that the baseline does not have, in their original order.
  public var new: [Finding]
  /// The findings that the baseline has, in their original order.
  public var known: [SuppressedFinding]
  /// The entries of the baseline that no longer occur.
  public var stale: [Baseline.Entry]
  /// The baseline without its stale entries, and with the present paths of the findings. Write it
  /// if ``stale`` is not empty.
  public var remaining: Baseline
}

extension Baseline {
  /// The checked part of the codebase.
  public enum Scope: Sendable {
    /// The whole codebase, except for the rules with these ids, which did not run.
    case whole(rulesLeftOut: Set<String>)
    /// Some of the files, or not all could be read. No entry is stale, since its finding may be in
    /// another file.
    case part
  }

  /// Separates known from new findings, and finds the entries that no longer occur.
  ///
  /// If there are more equal findings than entries, the known ones are those at the paths of the
  /// entries, then the first ones by path and line. Pass all findings that no comment ignores, and
  /// do so before applying the minimum confidence: otherwise their entries look stale. The time is
  /// that of sorting, plus the square of the number of equal findings.
  public func compare(with findings: [Finding], scope: Scope) -> BaselineComparison {
    var unmatched = Dictionary(grouping: entries) { Key(rule: $0.rule, subject: $0.subject) }
    var entryOfFinding = [Entry?](repeating: nil, count: findings.count)
    let order = findings.indices.sorted { Finding.standsBefore(findings[$0], findings[$1]) }
    func match(_ index: Int, where fits: (Entry) -> Bool) {
      let key = Key(rule: findings[index].rule, subject: findings[index].subject)
      guard entryOfFinding[index] == nil, let position = unmatched[key]?.firstIndex(where: fits)
      else { return }
      entryOfFinding[index] = unmatched[key]?.remove(at: position)
    }
    for index in order { match(index) { $0.path == findings[index].path } }
    for index in order { match(index) { _ in true } }

    var comparison = BaselineComparison(new: [], known: [], stale: [], remaining: self)
    var remaining: [Entry] = []
    for index in findings.indices {
      if var entry = entryOfFinding[index] {
        comparison.known.append(
          SuppressedFinding(findings[index], by: .baseline, reason: entry.reason))
        entry.path = findings[index].path
        remaining.append(entry)
      } else {
        comparison.new.append(findings[index])
      }
    }
    for entry in unmatched.values.joined() {
      if scope.speaks(for: entry) {
        comparison.stale.append(entry)
      } else {
        remaining.append(entry)
      }
    }
    comparison.stale = Baseline(comparison.stale).entries
    comparison.remaining = Baseline(remaining)
    return comparison
  }

  private struct Key: Hashable {
    var rule: String
    var subject: Subject
  }
}

extension Baseline.Scope {
  fileprivate func speaks(for entry: Baseline.Entry) -> Bool {
    switch self {
    case .whole(let rulesLeftOut): !rulesLeftOut.contains(entry.rule)
    case .part: false
    }
  }
}
