public import Foundation

extension Language {
  /// Returns day and time as they are written in the language: "4 Oct 1957 at 19:28",
  /// "4. Okt. 1957, 19:28", "4 oct 1957, 19:28".
  public func dayAndTime(of date: Date, in timeZone: TimeZone) -> String {
    format(in: timeZone).year().month(.abbreviated).day()
      .hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).format(date)
  }

  /// Returns a day without its year: "4 Oct", "4. Okt.", "4 oct".
  public func day(of date: Date, in timeZone: TimeZone) -> String {
    format(in: timeZone).month(.abbreviated).day().format(date)
  }

  /// Returns a day with its year: "4 Oct 1957", "4. Okt. 1957", "4 oct 1957".
  public func day(_ day: Int, month: Int, year: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
    return format(in: .gmt).year().month(.abbreviated).day().format(date ?? .distantPast)
  }

  /// Returns a month with its year: "October 1957", "Oktober 1957", "octubre de 1957".
  public func month(of date: Date, in timeZone: TimeZone) -> String {
    format(in: timeZone).year().month(.wide).format(date)
  }

  /// Returns the calendar whose weeks begin on Monday, with the language's names of weekdays.
  public func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    calendar.firstWeekday = 2
    return calendar
  }

  // NB: the hours of American English would need "a.m." or "p.m.".
  private var locale: Locale { Locale(identifier: self == .english ? "en_GB" : rawValue) }

  private func format(in timeZone: TimeZone) -> Date.FormatStyle {
    Date.FormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
  }
}
