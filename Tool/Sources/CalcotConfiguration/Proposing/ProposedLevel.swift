internal import CalcotFindings

/// The proposed level of a rule that the codebase does not follow.
enum ProposedLevel {
  /// Returns the level; nil if the rule stays as it is, since fewer than ten types break it, or
  /// most follow it.
  ///
  /// A rule that fewer than half of the types follow is off. One that a fifth breaks becomes
  /// information. If the number of types that could break it is unknown, one type for each twenty
  /// files counts as a fifth.
  static func level(for count: CodebaseSurvey.RuleCount, files: Int) -> RuleLevel? {
    guard count.types >= 10 else { return nil }
    guard let places = count.places, places > 0 else {
      return count.types * 20 >= files ? .on(.info) : nil
    }
    if count.types * 2 > places { return .off }
    return count.types * 5 >= places ? .on(.info) : nil
  }
}
