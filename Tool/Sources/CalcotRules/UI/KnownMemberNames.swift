internal import CalcotCode

/// The members and functions of the standard library and Foundation that code uses most. None of
/// them needs a UI framework.
///
/// The list need not be complete. A name that is not on it counts as known if the codebase declares
/// it, or if a file without the framework also uses it. Otherwise, the import stays.
enum KnownMemberNames {
  static let all: Set<Name> = Set(
    """
    self super Self init deinit newValue oldValue error print debugPrint fatalError
    preconditionFailure precondition assert assertionFailure min max abs zip type stride repeatElement
    withCheckedContinuation withCheckedThrowingContinuation withUnsafeContinuation withTaskGroup
    withThrowingTaskGroup withObservationTracking swap dump floor ceil round sqrt pow
    count isEmpty first last append insert remove removeAll removeFirst removeLast contains map
    flatMap compactMap filter reduce forEach sorted sort reversed shuffled enumerated joined split
    prefix suffix dropFirst dropLast hasPrefix hasSuffix lowercased uppercased capitalized
    replacingOccurrences components trimmingCharacters whitespaces whitespacesAndNewlines newlines
    starts allSatisfy firstIndex lastIndex index indices keys values randomElement popLast union
    intersection subtracting symmetricDifference isSubset isSuperset formUnion update merge
    merging updateValue description debugDescription hash hashValue rawValue id name some none
    success failure get set value wrappedValue projectedValue localizedDescription shared standard
    default main current general async sync asyncAfter now milliseconds seconds nanoseconds sleep
    yield cancel isCancelled detached next finish distantPast distantFuture timeIntervalSince1970
    timeIntervalSinceNow timeIntervalSince addingTimeInterval date dateFormat dateStyle timeStyle
    string locale timeZone numberStyle maximumFractionDigits minimumFractionDigits decimal currency
    short medium long full day month year hour minute second startOfDay dateComponents isDate
    absoluteString path host scheme query url queryItems pathComponents lastPathComponent
    pathExtension deletingLastPathComponent appendingPathComponent appending encode decode data
    utf8 utf16 unicodeScalars dataTask resume bool integer double object array dictionary
    removeObject synchronize post addObserver removeObserver userInfo publisher
    sink store receive assign send eraseToAnyPublisher combineLatest debounce throttle
    removeDuplicates switchToLatest replaceError catch tryMap mapError setFailureType share
    objectWillChange scheduledTimer invalidate fire zero width height origin size x y infinity
    formatted write read contents fileExists isNumber isLetter compare
    caseInsensitiveCompare localizedCaseInsensitiveCompare orderedSame orderedAscending
    orderedDescending toggle isMultiple quotientAndRemainder rounded advanced distance isNaN pi
    true false nil throws localized bundle module infoDictionary bundleIdentifier uuidString
    """.split(whereSeparator: \.isWhitespace).map { Name($0) })
}
