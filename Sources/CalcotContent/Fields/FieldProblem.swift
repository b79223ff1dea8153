/// A reason why a text is not a valid value of a field. A host shows it in the user's language,
/// with ``HostWords/Fields``.
package enum FieldProblem: Error, Hashable, Sendable {
  /// There is no value, and the field needs one.
  case missing
  /// The text is not a number.
  case noNumber
  /// The comma in the number may separate decimals or thousands.
  case ambiguousNumber
  /// The number has more decimals than this.
  case tooManyDecimals(Int)
  /// The number is lower than the minimum, which has this text.
  case below(String)
  /// The number is higher than the maximum, which has this text.
  case above(String)
  /// The date is earlier than the first possible one, which has this text.
  case early(String)
  /// The date is later than the last possible one, which has this text.
  case late(String)
  /// The text is not a day such as `2026-01-31`.
  case noDay
  /// The text is not a time such as `18:30`.
  case noTime
  /// The text is not a day with a time such as `2026-01-31 18:30`.
  case noDayAndTime
  /// The list has no option with this key.
  case noChoice(String)

  /// Returns the reason in the user's language.
  package func text(_ words: HostWords.Fields) -> String {
    switch self {
    case .missing: words.missing
    case .noNumber: words.noNumber
    case .ambiguousNumber: words.ambiguousNumber
    case .tooManyDecimals(0): words.noDecimals
    case .tooManyDecimals(let most): words.tooManyDecimals.filled(most)
    case .below(let least): words.below.filled(least)
    case .above(let most): words.above.filled(most)
    case .early(let first): words.early.filled(first.asReadDate)
    case .late(let last): words.late.filled(last.asReadDate)
    case .noDay: words.noDay
    case .noTime: words.noTime
    case .noDayAndTime: words.noDayAndTime
    case .noChoice: words.noChoice
    }
  }
}

extension String {
  /// The text of a date for reading, with a space in place of the `T`.
  package var asReadDate: String {
    split(separator: "T", omittingEmptySubsequences: false).joined(separator: " ")
  }
}
