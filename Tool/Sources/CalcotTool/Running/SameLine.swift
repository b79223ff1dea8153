import CalcotFindings
import CalcotRules

/// Reports only the heaviest of several findings about one matter on one line.
enum SameLine {
  /// Returns the findings, except those with a heavier one of a rule of the same group on the same
  /// line and of the same type. The message of the lighter one becomes evidence.
  static func heaviest(of findings: [Finding]) -> [Finding] {
    let groups = Dictionary(
      RuleBook.descriptions.map { ($0.id, $0.group) }, uniquingKeysWith: { one, _ in one })
    var kept: [Finding] = []
    var places: [Place: Int] = [:]
    for finding in findings {
      let place = Place(
        path: finding.path, line: finding.line, type: finding.subject.type,
        group: groups[finding.rule] ?? finding.rule)
      guard let index = places[place] else {
        places[place] = kept.count
        kept.append(finding)
        continue
      }
      let (heavier, lighter) =
        precedes(finding, kept[index]) ? (finding, kept[index]) : (kept[index], finding)
      kept[index] = heavier
      kept[index].evidence.append(
        Evidence(
          note: lighter.message, path: lighter.path, line: lighter.line, column: lighter.column))
    }
    return kept
  }

  private static func precedes(_ one: Finding, _ other: Finding) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    if one.grade != other.grade {
      return (one.grade?.rawValue ?? "") > (other.grade?.rawValue ?? "")
    }
    return one.confidence > other.confidence
  }

  private struct Place: Hashable {
    var path: String
    var line: Int
    var type: String
    var group: String
  }
}
