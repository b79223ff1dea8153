/// A day, a time of day, or both, without a time zone, as shown by a calendar and a clock on the
/// wall.
public struct DateInput: Equatable, Sendable {
  /// The parts of a date that are chosen.
  public enum Parts: Sendable {
    /// A day of the Gregorian calendar, from the year 1 to 9999.
    case day
    /// An hour and a minute.
    case time
    /// A day, an hour and a minute.
    case dayAndTime
  }

  /// The parts that are chosen.
  public let parts: Parts
  /// The text of the first date that can be chosen; nil if there is none.
  public let first: String?
  /// The text of the last date that can be chosen; nil if there is none. A last time before the
  /// first one is on the next day.
  public let last: String?
  /// A Boolean value that indicates whether the date may be missing.
  public let isOptional: Bool

  package init(
    _ parts: Parts, first: String? = nil, last: String? = nil, isOptional: Bool = false
  ) {
    self.parts = parts
    self.first = first
    self.last = last
    self.isOptional = isOptional
  }

  func value(of text: String) throws(FieldProblem) -> String {
    var trimmed = Substring(text)
    trimmed.trimSpaces()
    guard !trimmed.isEmpty else {
      if isOptional { return "" }
      throw .missing
    }
    guard let date = CivilDate(trimmed, parts) else {
      switch parts {
      case .day: throw .noDay
      case .time: throw .noTime
      case .dayAndTime: throw .noDayAndTime
      }
    }
    let value = date.text(parts)
    if let problem = problem(with: value) { throw problem }
    return value
  }

  private func problem(with value: String) -> FieldProblem? {
    let isEarly = first.map { value < $0 } ?? false
    let isLate = last.map { value > $0 } ?? false
    // NB: times over midnight are late, early, or both.
    if parts == .time, let first, let last, last < first {
      return isEarly && isLate ? .early(first) : nil
    }
    if isEarly, let first { return .early(first) }
    if isLate, let last { return .late(last) }
    return nil
  }

  /// Returns the text of the date some days later or, for a time, some steps of five minutes later;
  /// nil if it cannot be chosen.
  func text(_ text: String, movedBy steps: Int) -> String? {
    guard let date = CivilDate(Substring(text), parts) else { return first ?? last }
    let value = date.moved(by: steps, parts)?.text(parts)
    return value.flatMap { problem(with: $0) == nil ? $0 : nil }
  }
}

/// A day of the Gregorian calendar with an hour and a minute.
package struct CivilDate: Equatable, Sendable {
  package var year = 1
  package var month = 1
  package var day = 1
  package var hour = 0
  package var minute = 0

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  /// Parses the text of a date; nil for any other text, and for a day that does not exist.
  package init?(_ text: Substring, _ parts: DateInput.Parts) {
    let pieces = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    switch parts {
    case .day: guard pieces.count == 1, read(day: pieces[0]) else { return nil }
    case .time: guard pieces.count == 1, read(time: pieces[0]) else { return nil }
    case .dayAndTime:
      guard pieces.count == 2, read(day: pieces[0]), read(time: pieces[1]) else { return nil }
    }
  }

  private mutating func read(day text: Substring) -> Bool {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 3, let year = Self.number(numbers[0], 4...4),
      let month = Self.number(numbers[1], 1...2), let day = Self.number(numbers[2], 1...2),
      year >= 1, (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return false }
    (self.year, self.month, self.day) = (year, month, day)
    return true
  }

  private mutating func read(time text: Substring) -> Bool {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    // NB: a browser may add seconds that nobody has chosen.
    guard numbers.count == 2 || numbers.count == 3 && numbers[2].allSatisfy({ "0.".contains($0) }),
      let hour = Self.number(numbers[0], 1...2), let minute = Self.number(numbers[1], 2...2),
      hour < 24, minute < 60
    else { return false }
    (self.hour, self.minute) = (hour, minute)
    return true
  }

  private static func number(_ text: Substring, _ lengths: ClosedRange<Int>) -> Int? {
    guard lengths.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  package func text(_ parts: DateInput.Parts) -> String {
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let time = "\(Self.padded(hour, 2)):\(Self.padded(minute, 2))"
    return switch parts {
    case .day: date
    case .time: time
    case .dayAndTime: date + "T" + time
    }
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  /// Returns the date some days later or, for a time, some steps of five minutes later, across
  /// midnight; nil outside of the calendar.
  func moved(by steps: Int, _ parts: DateInput.Parts) -> CivilDate? {
    var date = self
    if parts == .time {
      // NB: so many steps are a day, and any number of them overflows.
      let minutes = (hour * 60 + minute + steps % 288 * 5) % 1440
      let positive = minutes < 0 ? minutes + 1440 : minutes
      (date.hour, date.minute) = (positive / 60, positive % 60)
      return date
    }
    // NB: ends with the calendar, whatever the number is.
    for _ in 0..<steps.magnitude {
      guard date.move(forward: steps > 0) else { return nil }
    }
    return date
  }

  private mutating func move(forward: Bool) -> Bool {
    day += forward ? 1 : -1
    if day < 1 {
      month -= 1
      if month < 1 { (year, month) = (year - 1, 12) }
      day = Self.days(in: month, of: year)
    } else if day > Self.days(in: month, of: year) {
      (month, day) = (month + 1, 1)
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    return (1...9_999).contains(year)
  }
}
