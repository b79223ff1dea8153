import Calcot
import CalcotContent

/// The days of a month in lines of seven.
struct ScheduleMonth {
  /// The columns of a day, with the space behind it.
  private let step: Int
  private let weekdays: [String]
  private let leading: Int
  private let today: Int?
  private let days: [ScheduleDay]
  private let id: ElementID

  /// Creates a month; nil if there is no room for it.
  init?(_ weekdays: [String], _ leading: Int, _ today: Int?, _ element: Element, width: Int) {
    // NB: a number in brackets, with a mark behind it and a space at each side of that.
    guard let step = [7, 5].first(where: { 7 * $0 - 1 <= width }) else { return nil }
    self.step = step
    (self.weekdays, self.leading, self.today) = (weekdays, leading, today)
    days = element.children.map { ScheduleDay($0) }
    id = element.id
  }

  /// The names of the weekdays, and a block for each week.
  var blocks: [Block] {
    let names = weekdays.enumerated().map { place, name in
      Run(
        column: place * step, text: TextLayout.truncated(name, to: step - 1),
        style: TextStyle(dim: true))
    }
    let end = leading + days.count
    return [.drawing([names])] + stride(from: 0, to: end, by: 7).map { week($0..<min($0 + 7, end)) }
  }

  private func week(_ places: Range<Int>) -> Block {
    let cells = places.map { cell($0 - leading) }
    let stops = cells.enumerated().flatMap { card, faces in
      faces.filter { !$0.isText }.map {
        BlockStop(target: $0.target, line: 0, isEnabled: true, card: card)
      }
    }
    return Block(kind: .buttons(cells.flatMap { $0 }), height: 1, stops: stops)
  }

  /// Returns a day with a mark if it has entries, and with the columns that it leaves free.
  private func cell(_ place: Int) -> [ButtonLayout] {
    guard days.indices.contains(place) else { return [space(step - 1)] }
    let (day, number) = (days[place], String(days[place].parts.number))
    let style = place == today ? TextStyle(bold: true, foreground: .cyan) : .standard
    let face =
      day.button.map {
        ButtonLayout(
          target: .element($0.id), text: "[\(number)]", style: style, letterSource: .none)
      } ?? ButtonLayout(" \(number) ", of: day.id, style: style)
    let rest = step - 2 - DisplayWidth.of(face.text)
    return rest > 0 ? [face, space(rest, mark: day.entries.isEmpty ? "" : "•")] : [face]
  }

  private func space(_ columns: Int, mark: String = "") -> ButtonLayout {
    let text = mark + String(repeating: " ", count: max(columns - DisplayWidth.of(mark), 0))
    return ButtonLayout(text, of: id)
  }
}

extension BlockBuilder {
  /// Adds the days of a schedule: those of a month as a calendar, then those with entries.
  ///
  /// - Parameter month: The calendar; nil for a week, and where there is no room for one.
  mutating func add(month: ScheduleMonth?, _ days: [ScheduleDay]) {
    for (place, block) in (month?.blocks ?? []).enumerated() {
      add(block, place == 0 ? .heading : .row)
    }
    for day in days where month == nil || !day.entries.isEmpty {
      if month == nil, let button = day.button {
        add([button])
      } else {
        add(.text(day.label, style: TextStyle(bold: true), width: width), .heading)
      }
      add(day.entries)
    }
  }
}
