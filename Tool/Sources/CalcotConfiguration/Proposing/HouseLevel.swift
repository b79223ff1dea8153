internal import CalcotFindings

/// How the house profile treats a rule that the codebase does not keep.
enum HouseLevel {
  /// Nil if the rule stays as it is: less than ten types break it, or most keep it.
  ///
  /// A rule that less than half of the types keep is off, since the house does otherwise. One that a
  /// fifth breaks becomes information. Where nobody knows how many could break it, one type for
  /// twenty files counts as a fifth.
  static func level(for count: CodebaseSurvey.RuleCount, files: Int) -> RuleLevel? {
    guard count.types >= 10 else { return nil }
    guard let places = count.places, places > 0 else {
      return count.types * 20 >= files ? .on(.info) : nil
    }
    if count.types * 2 > places { return .off }
    return count.types * 5 >= places ? .on(.info) : nil
  }
}
