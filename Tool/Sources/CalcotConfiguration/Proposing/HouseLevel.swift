internal import CalcotFindings

/// How the house profile treats a rule that the codebase does not keep.
enum HouseLevel {
  /// Nil if the rule stays as it is: it finds less than ten things, or most places keep it.
  ///
  /// A rule that less than half of the places keep is off, since the house does otherwise. One that a
  /// fifth breaks becomes information. Where the places are not known, a finding in every twentieth
  /// file counts as a fifth.
  static func level(for count: CodebaseSurvey.RuleCount, files: Int) -> RuleLevel? {
    guard count.findings >= 10 else { return nil }
    guard let places = count.places, places > 0 else {
      return count.findings * 20 >= files ? .on(.info) : nil
    }
    if count.findings * 2 > places { return .off }
    return count.findings * 5 >= places ? .on(.info) : nil
  }
}
