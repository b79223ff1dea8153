#if Web
  import NIOCore
  import Calcot

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Dates in the format of HTTP (RFC 9110, section 5.6.7).
  enum HTTPDate {
    private static let latest = Locked((second: Int.min, text: ""))

    /// Returns the current date. It is formatted once a second.
    static func now() -> String {
      let second = time(nil)
      return latest.withLock { latest in
        if latest.second != second { latest = (second, text(second: second)) }
        return latest.text
      }
    }

    /// Returns the date at a number of seconds since 1970-01-01 00:00 UTC.
    static func text(second: Int) -> String {
      let days = second >= 0 ? second / 86_400 : (second - 86_399) / 86_400
      let time = second - days * 86_400
      let (year, month, day) = date(days: days)
      let weekday = weekdays[((days + 4) % 7 + 7) % 7]
      return "\(weekday), \(two(day)) \(months[month - 1]) \(year) "
        + "\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) GMT"
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func two(_ number: Int) -> String {
      number < 10 ? "0\(number)" : "\(number)"
    }

    /// Returns the date of a day, counted from 1970-01-01: Howard Hinnant's `civil_from_days`, in
    /// which the year begins in March, so that the leap day is its last.
    private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
      let shifted = days + 719_468
      let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
      let dayOfEra = shifted - era * 146_097
      let yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let fromMarch = (5 * dayOfYear + 2) / 153
      let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
      return (
        yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
        dayOfYear - (153 * fromMarch + 2) / 5 + 1
      )
    }
  }
#endif
