import Foundation

/// The weekdays that texts with a time or a date name, in the languages that Foundation knows well.
///
/// An app does not say in which language its texts are, so each that has all words is taken for it.
struct Weekdays {
  private static let names: [[String: Int]] = languages.map { language in
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    var found: [String: Int] = [:]
    for symbols in [
      calendar.weekdaySymbols, calendar.shortWeekdaySymbols, calendar.standaloneWeekdaySymbols,
      calendar.shortStandaloneWeekdaySymbols,
    ] {
      for (day, name) in symbols.enumerated() { found[word(name)] = day }
    }
    return found
  }

  private static let languages = [
    "ca", "cs", "da", "de", "en", "es", "fi", "fr", "hu", "it", "nb", "nl", "pl", "pt", "ro", "sv",
  ]

  private static func word(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter }
  }

  /// Returns the texts, each before and after, that name another day, if they do so in whatever languages.
  static func differences(_ texts: [(before: String, after: String)]) -> [String] {
    let dated = texts.filter { before, after in
      before != after && before.contains(where: \.isNumber)
        && [before, after].allSatisfy { text in
          names.indices.contains { day(in: text, $0) != nil }
        }
    }
    let (before, after) = (readings(dated.map(\.before)), readings(dated.map(\.after)))
    var found: [[String]] = []
    for (one, days) in before {
      for (other, others) in after where one != other {
        let differing = dated.indices.filter { days[$0] != others[$0] }
        if differing.isEmpty { return [] }
        found.append(differing.map { "\"\(dated[$0].before)\" and \"\(dated[$0].after)\"" })
      }
    }
    return found.first ?? []
  }

  /// Returns the days that texts name, in each language in which all of them name one.
  private static func readings(_ texts: [String]) -> [(language: Int, days: [Int])] {
    guard !texts.isEmpty else { return [] }
    return names.indices.compactMap { language in
      let days = texts.compactMap { day(in: $0, language) }
      return days.count == texts.count ? (language, days) : nil
    }
  }

  private static func day(in text: String, _ language: Int) -> Int? {
    text.split { !$0.isLetter }.lazy.compactMap { names[language][word(String($0))] }.first
  }
}
