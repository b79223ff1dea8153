import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns the days of a week or a month. NB: the style places what has a class of its hours,
  /// since a page may have no styles of its own; where there is no room, the days are a list.
  ///
  /// - Parameter weekdays: The titles of the columns of a month; empty for a week.
  func schedule(
    _ element: Element, _ weekdays: [String], _ leading: Int, _ today: Int?, _ screen: ScreenID,
    _ id: String
  ) -> HTMLTag {
    let hours = element.hours
    let titles = weekdays.isEmpty ? hours.map { $0 < 10 ? "0\($0)" : "\($0)" } : weekdays
    let head = HTMLTag(
      "div", id: "\(id):h",
      [HTMLAttribute("class", "scale"), HTMLAttribute("aria-hidden", "true")],
      children: titles.enumerated().map { place, title in
        .tag(HTMLTag("span", id: "\(id):h/\(place)", text: title))
      })
    let days = element.children.enumerated().map { place, section in
      HTMLNode.tag(day(ScheduleDay(section), screen, isToday: place == today))
    }
    let kind = weekdays.isEmpty ? "week h\(hours.lowerBound)" : "month lead\(leading)"
    return HTMLTag(
      "div", id: id, [HTMLAttribute("class", "schedule \(kind)")],
      children: [.tag(head), .tag(HTMLTag("ol", id: "\(id):l", children: days))])
  }

  private func day(_ day: ScheduleDay, _ screen: ScreenID, isToday: Bool) -> HTMLTag {
    let id = Self.id(of: day.id, on: screen)
    let isTimed = day.entries.map { $0.minutes != nil }
    let lists = [false, true].map { timed in
      let rows = zip(day.entries, isTimed).filter { $0.1 == timed }
      return HTMLTag(
        "ul", id: "\(id):\(timed ? "t" : "d")",
        [HTMLAttribute("class", timed ? "timed" : "whole")],
        children: rows.map { .tag(entry($0.0, screen)) })
    }
    var attributes = [HTMLAttribute("class", isToday ? "day list today" : "day list")]
    if isToday { attributes.append(HTMLAttribute("aria-current", "date")) }
    return HTMLTag(
      "li", id: id, attributes, children: ([title(day, screen, id)] + lists).map { .tag($0) })
  }

  private func title(_ day: ScheduleDay, _ screen: ScreenID, _ id: String) -> HTMLTag {
    guard let button = day.button else {
      let words = HTMLTag("span", id: "\(id):w", text: String(day.parts.weekday))
      let number = HTMLTag("span", id: "\(id):n", text: String(day.parts.number))
      return HTMLTag("h2", id: "\(id):h", children: [.tag(words), .tag(number)])
    }
    var tag = self.tag(button, of: screen, isInList: false)
    if button.label != day.label { tag.attributes.append(HTMLAttribute("aria-label", day.label)) }
    return tag
  }

  private func entry(_ entry: Element, _ screen: ScreenID) -> HTMLTag {
    var tag = self.tag(entry, of: screen, isInList: true)
    guard let minutes = entry.minutes else { return tag }
    // NB: an entry is at least as high as its first line.
    let (first, last) = (
      minutes.lowerBound / 15, max((minutes.upperBound + 14) / 15, minutes.lowerBound / 15 + 2)
    )
    let kind = "h\(first / 4) q\(first % 4) e\(last / 4) f\(last % 4)"
    tag.attributes.append(HTMLAttribute("class", kind))
    return tag
  }
}

extension Element {
  /// The minutes of the row in its day; nil for the whole day.
  fileprivate var minutes: Range<Int>? {
    if case .row(let row) = kind { row.minutes } else { nil }
  }
}
