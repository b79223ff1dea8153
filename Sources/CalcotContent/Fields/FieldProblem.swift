/// A reason why a text is no value of a field. A host says it in the user's language, with
/// ``HostWords/Fields``.
package enum FieldProblem: Error, Hashable, Sendable {
  /// There is no value, and the field needs one.
  case missing
  /// The text is no number.
  case noNumber
  /// A comma may separate decimals or thousands.
  case ambiguousNumber
  /// The number has more decimals than this.
  case tooManyDecimals(Int)
  /// The number is lower than this, the text of the least.
  case below(String)
  /// The number is higher than this, the text of the most.
  case above(String)
  /// The date is earlier than this, the text of the first.
  case early(String)
  /// The date is later than this, the text of the last.
  case late(String)
  /// The text is no day, as `2026-01-31`.
  case noDay
  /// The text is no time, as `18:30`.
  case noTime
  /// The text is no day with a time, as `2026-01-31 18:30`.
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
  /// A day with a time as it is read, with a space in place of the `T`.
  package var asReadDate: String {
    split(separator: "T", omittingEmptySubsequences: false).joined(separator: " ")
  }
}
