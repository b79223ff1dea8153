/// A day of a schedule, read from its section.
package struct ScheduleDay: Equatable, Sendable {
  /// The identity of the day's section.
  package let id: ElementID
  /// The name of the weekday and the number of the day, such as "Mon 23".
  package let label: String
  /// The button of the day; nil if it cannot be pressed.
  package let button: Element?
  /// The rows of the day's entries.
  package let entries: [Element]

  package init(_ section: Element) {
    id = section.id
    let button = section.children.first { if case .button = $0.kind { true } else { false } }
    label = section.label ?? button?.label ?? ""
    self.button = button
    entries = section.children.filter { $0.id != button?.id }
  }

  /// The label in two parts: the weekday with the space behind it, and the number.
  package var parts: (weekday: Substring, number: Substring) {
    let start = label.lastIndex(of: " ").map(label.index(after:)) ?? label.startIndex
    return (label[..<start], label[start...])
  }
}

extension Element {
  /// The hours between which a schedule has its entries, with those of a usual day.
  package var hours: ClosedRange<Int> {
    let spans = children.flatMap(\.children).compactMap { entry in
      if case .row(let row) = entry.kind { row.minutes } else { nil }
    }
    let (first, last) = (spans.map(\.lowerBound).min(), spans.map(\.upperBound).max())
    return min(8, (first ?? 540) / 60)...max(18, ((last ?? 0) + 59) / 60)
  }
}
