internal import CalcotCode
internal import CalcotFindings
internal import CalcotText

extension CodebaseSurvey {
  /// Returns a short `.calcot.yml` for the codebase, with comments, that can be read without
  /// problems.
  ///
  /// The strict one has all rules, and a comment with the findings of today. The usual one turns
  /// rules that the codebase breaks throughout down to information, or off, with their figures.
  public func proposedConfiguration(isStrict: Bool) -> String {
    let sections = [
      head, habitLines, questionLines, roleLines, isStrict ? strictRules : loweredRules,
      baselineLines,
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var head: [String] {
    var lines = [
      "# What calcot demands of this codebase: \(count(files, "file")), \(count(lines, "line"))."
    ]
    let counts = roles.filter { $0.types > 0 }.sorted {
      ($1.types, $0.role.word) < ($0.types, $1.role.word)
    }
    if !counts.isEmpty {
      lines.append(
        "# " + counts.prefix(6).map { count($0.types, $0.role.word) }.joined(separator: ", ") + ".")
    }
    return lines
  }

  private var habitLines: [String] {
    let habits = habits.filter { $0.of > 0 }
    if habits.isEmpty { return [] }
    return ["# Habits:"]
      + habits.map {
        "#   \(Counted.grouped($0.with)) of \(Counted.grouped($0.of)) \(Escape.yamlComment($0.sentence))"
      }
  }

  private var questionLines: [String] {
    if questions.isEmpty { return [] }
    return [
      "# Questions to the team, those first that decide about most findings. An answer is, as in"
    ]
      + ["# roles: { Value: [A, B] }, a name in the list of a role:"]
      + questions.map { "#   \(Counted.grouped($0.findings)): \(Escape.yamlComment($0.text))" }
  }

  private var roleLines: [String] {
    let roles = Dictionary(grouping: words) { $0.pattern.role.word }.sorted { $0.key < $1.key }
    if roles.isEmpty { return [] }
    return ["roles:"]
      + roles.flatMap { role, words in
        ["  \(role):"]
          + words.sorted { $0.pattern.pattern < $1.pattern.pattern }.map {
            "    - \(Escape.yaml($0.pattern.pattern))  # \(count($0.types, "type"))"
          }
      }
  }

  private var loweredRules: [String] {
    let levels = rules.sorted { $0.rule < $1.rule }.compactMap { rule in
      ProposedLevel.level(for: rule, files: files).map { (rule, $0) }
    }
    if levels.isEmpty { return [] }
    return ["# The codebase breaks these rules throughout. Take them back one by one.", "rules:"]
      + levels.map { rule, level in
        let word =
          switch level {
          case .off: "off"
          case .on(let severity): severity.rawValue
          }
        let places = rule.places.map { "\(Counted.grouped(rule.types)) of \(count($0, "type"))" }
        let findings = count(rule.findings, "finding")
        return "  \(rule.rule): \(word)  # \(findings) in \(places ?? count(rule.types, "type"))"
      }
  }

  private var strictRules: [String] {
    let found = rules.filter { $0.findings > 0 }
      .sorted { ($1.findings, $0.rule) < ($0.findings, $1.rule) }
    if found.isEmpty { return [] }
    return ["# What there is to mend today:"]
      + found.map { "#   \($0.rule): \(count($0.findings, "finding"))" }
  }

  private var baselineLines: [String] {
    let findings = rules.reduce(0) { $0 + $1.findings }
    if findings == 0 { return [] }
    return [
      "# To begin with the findings of today accepted: calcot baseline accept --reason \"…\"",
      "# baseline: .calcot-baseline.json",
    ]
  }
}

// MARK: Words and figures
extension CodebaseSurvey {
  private func count(_ number: Int, _ noun: String) -> String { Counted(number, noun).text }
}
