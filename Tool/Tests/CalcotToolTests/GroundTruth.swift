import Foundation

/// Violations in a codebase and look-alikes, which were established by reading.
///
/// A violation counts as found if a finding of a rule of its kind, or the evidence of one, is in its file
/// within 5 lines. A look-alike counts as a false alarm if a finding is within 2 lines, and nearer to it
/// than to any violation of the kind. Information is no alarm where the row allows it ("info"), nor is a
/// warning where the row forbids errors only ("must not be error").
struct GroundTruth {
  struct Row {
    var id: String
    var kind: String
    var isViolation: Bool
    var path: String
    var line: Int
    var why: String

    /// The most lines between a finding and the row.
    fileprivate var reach: Int { isViolation ? 5 : 2 }

    fileprivate var leastAlarm: Int {
      if why.contains("must not be error") { return 2 }
      return why.contains(/\binfo\b/) ? 1 : 0
    }
  }

  /// The report of `calcot lint --format json`, as far as it is measured.
  struct Report: Decodable {
    struct Rule: Decodable {
      var id: String
      var group: String
    }

    struct Place: Decodable {
      var path: String
      var line: Int
    }

    struct Finding: Decodable {
      var rule: String
      var severity: String
      var path: String
      var line: Int
      var evidence: [Place]
    }

    var rules: [Rule]
    var findings: [Finding]
  }

  struct Outcome {
    var missed: [Row] = []
    var alarms: [Row] = []
    var violations = 0
    var lookAlikes = 0

    /// A Boolean value that indicates whether 95 % of what is reported is right, and 90 % is found.
    var isGood: Bool {
      let found = Double(violations - missed.count)
      return found >= 0.95 * (found + Double(alarms.count)) && found >= 0.9 * Double(violations)
    }
  }

  /// The rules, as group/id, that find what a row calls a kind.
  static let kinds: [String: [String]] = [
    "vm-ui-import": ["viewmodel-ui/*"],
    "vm-ui-use": ["viewmodel-ui/*"],
    "vm-navigates": ["navigation/viewmodel-*"],
    "view-navigates": ["navigation/view-*", "navigation/viewcontroller-*"],
    "view-data": ["data/view-*", "data/provider-*"],
    "vm-data": ["data/viewmodel-*", "data/provider-*"],
    "coord-retain": ["retain*/*"],
    "concrete-dep": ["*/concrete-*"],
    "massive-vc": ["*/massive-*"],
    "model-ui": ["*/model-*"],
    "provider-access": ["data/*"],
    "delegate-in-vm": ["*/viewmodel-*delegate*"],
    "settable-state": ["*/viewmodel-settable-*"],
    "singleton-in-vm": ["*/viewmodel-singleton*", "data/viewmodel-*"],
    "dependency-cycle": ["*/dependency-*"],
    "vm-without-test": ["*/viewmodel-without-*"],
    "view-model-read": ["*/view-reads-model"],
  ]

  var rows: [Row]

  /// Creates it from the rows `| P1 | kind | path:line | code | why |` of tables; a look-alike's is `N1`.
  init(_ tables: String) {
    rows = tables.split(separator: "\n").compactMap { line in
      let cells = line.replacing("\\|", with: "¦").split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4, cells[0].wholeMatch(of: /[PN]\d+/) != nil,
        let place = cells[2].replacing("`", with: "").wholeMatch(of: /(.+):(\d+)/)
      else { return nil }
      return Row(
        id: cells[0], kind: cells[1], isViolation: cells[0].hasPrefix("P"), path: String(place.1),
        line: Int(place.2) ?? 0, why: cells[3...].joined(separator: " "))
    }
  }

  func outcome(of report: Report) -> Outcome {
    let groups = Dictionary(uniqueKeysWithValues: report.rules.map { ($0.id, $0.group) })
    func isOf(_ kind: String, _ finding: Report.Finding) -> Bool {
      let name = "\(groups[finding.rule] ?? "?")/\(finding.rule)"
      return (Self.kinds[kind] ?? []).contains { fnmatch($0, name, 0) == 0 }
    }
    var outcome = Outcome()
    for row in rows {
      let findings = report.findings.filter { isOf(row.kind, $0) }
      if row.isViolation {
        outcome.violations += 1
        let isFound = findings.contains { finding in
          ([Report.Place(path: finding.path, line: finding.line)] + finding.evidence)
            .contains { isNear($0.path, $0.line, to: row) }
        }
        if !isFound { outcome.missed.append(row) }
      } else {
        outcome.lookAlikes += 1
        if findings.contains(where: { isAlarm($0, at: row) }) { outcome.alarms.append(row) }
      }
    }
    return outcome
  }

  private func isNear(_ path: String, _ line: Int, to row: Row) -> Bool {
    (path.hasPrefix("./") ? String(path.dropFirst(2)) : path) == row.path
      && abs(line - row.line) <= row.reach
  }

  /// Returns whether a finding is about a look-alike, and about no violation of its kind.
  private func isAlarm(_ finding: Report.Finding, at row: Row) -> Bool {
    let severity = ["info", "warning", "error"].firstIndex(of: finding.severity) ?? 0
    guard severity >= row.leastAlarm, isNear(finding.path, finding.line, to: row) else {
      return false
    }
    let rules = Set(Self.kinds[row.kind] ?? [])
    return !rows.contains { other in
      other.isViolation && other.path == row.path
        && !rules.isDisjoint(with: Self.kinds[other.kind] ?? [])
        && abs(finding.line - other.line) <= abs(finding.line - row.line)
    }
  }
}
