import Foundation

/// The comment at the top of a house's files, made for a new one.
struct HouseHeader {
  let author: String?
  /// The day as year, month and day.
  let day: (year: Int, month: Int, day: Int)
  /// A Boolean value that indicates whether the house writes the month first.
  let isMonthFirst: Bool

  /// - Parameters:
  ///   - date: The date as `2026-11-22`.
  ///   - texts: The texts of the house's files.
  init(author: String?, date: String, texts: [String]) {
    self.author = author
    let parts = date.split(separator: "-").compactMap { Int($0) }
    day = parts.count == 3 ? (parts[0], parts[1], parts[2]) : (1970, 1, 1)
    let dates = texts.flatMap(Self.dates)
    let (months, days) = (dates.filter { $0.1 > 12 }.count, dates.filter { $0.0 > 12 }.count)
    isMonthFirst = months > days
  }

  /// Returns the comment at the top of a file for another one; nil if there is none.
  func text(like file: HouseFile, named name: String) -> String? {
    let lines = Self.lines(of: file.text)
    guard !lines.isEmpty else { return nil }
    return lines.compactMap { line in
      var line = line.replacingOccurrences(of: file.name, with: name)
      if let range = line.range(of: "Created by ") {
        guard let author else { return nil }
        let date = line.range(of: " on ").map { dated(like: String(line[$0.upperBound...])) }
        line = line[..<range.upperBound] + author + (date.map { " on \($0)" } ?? "")
        if !line.hasSuffix(".") { line += "." }
      }
      if line.contains("©") || line.contains("Copyright") {
        line = line.replacingOccurrences(
          of: "[0-9]{4}", with: "\(day.year)", options: .regularExpression)
      }
      return line
    }
    .joined(separator: "\n")
  }

  /// Returns the date in the form of another one.
  private func dated(like old: String) -> String {
    let numbers = old.split { !$0.isNumber }
    guard numbers.count == 3, let mark = old.first(where: { !$0.isNumber }) else {
      return "\(day.year)-\(padded(day.month))-\(padded(day.day))"
    }
    let isPadded = numbers.contains { $0.hasPrefix("0") }
    func part(_ number: Int) -> String { isPadded ? padded(number) : "\(number)" }
    if numbers[0].count == 4 {
      return [part(day.year), part(day.month), part(day.day)].joined(separator: String(mark))
    }
    let year = numbers[2].count == 4 ? "\(day.year)" : padded(day.year % 100)
    let parts = isMonthFirst ? [day.month, day.day] : [day.day, day.month]
    return (parts.map(part) + [year]).joined(separator: String(mark))
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") })
  }

  /// Returns the first two numbers of the dates in the comment at the top of a file.
  private static func dates(in text: String) -> [(Int, Int)] {
    lines(of: text).filter { $0.contains("Created ") }.compactMap { line in
      let numbers = line.split { !$0.isNumber }.suffix(3).compactMap { Int($0) }
      return numbers.count == 3 && numbers[0] < 32 ? (numbers[0], numbers[1]) : nil
    }
  }
}
