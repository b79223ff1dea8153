import Foundation

/// One table of the figures, as Markdown: rows under columns, with the targets.
struct Table {
  let title: String
  let caption: String
  let columns: [String]
  private var rows: [[String]] = []

  init(_ title: String, _ caption: String, _ columns: String...) {
    self.title = title
    self.caption = caption
    self.columns = columns
  }

  mutating func add(_ name: String, _ cells: String...) { rows.append([name] + cells) }

  var markdown: String {
    let head = "| | \(columns.joined(separator: " | ")) |"
    let rule = "|---|\(columns.map { _ in "---:|" }.joined())"
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    return (["## \(title)", "", caption, "", head, rule] + lines).joined(separator: "\n") + "\n"
  }
}

extension Double {
  /// Returns the number with so many decimal places.
  func text(_ digits: Int = 0) -> String { String(format: "%.\(digits)f", self) }
}

/// A series of durations, in nanoseconds.
struct Times {
  private let sorted: [Int]

  init(_ nanoseconds: [Int]) { sorted = nanoseconds.sorted() }

  /// Returns a percentile of the durations, in milliseconds.
  func percentile(_ percent: Double) -> String {
    guard !sorted.isEmpty else { return "—" }
    let place = Int((Double(sorted.count) * percent / 100).rounded(.up)) - 1
    return (Double(sorted[min(max(place, 0), sorted.count - 1)]) / 1e6).text(2)
  }
}
