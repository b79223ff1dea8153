import Calcot
import CalcotContent
public import Foundation

/// The days of a week or of a month, each with its entries. A host with room for it shows a week
/// with its hours, and a month as a calendar; others list the days.
///
/// ```swift
/// Schedule(week: viewModel.day, of: viewModel.visits, at: \.time) { visit in
///   Row(visit.patient, detail: visit.reason, opens: visit.open).colored(visit.doctor)
/// }
/// .onDay { viewModel.dayTapped($0) }
/// ```
///
/// An entry is a row: it can be pressed, has a color, and stands on the day on which it begins. Its
/// detail begins with its times as the calendar's language writes them, unless it lasts all day.
/// Entries of other days are left out.
public struct Schedule: Content {
  private let days: ScheduleDays
  /// The entries of each day, in the order of their times.
  private let entries: [[KeyedRow]]
  private var today: Date?
  private var onDay: (@MainActor (Date) -> Void)?

  /// Creates the week of a day.
  ///
  /// - Parameters:
  ///   - time: The time of an element, such as `\.time`.
  ///   - calendar: The time zone, the first day of a week, and the language of the weekdays; the
  ///     days are those of the Gregorian calendar.
  public init<Data: RandomAccessCollection>(
    week day: Date, of data: Data, at time: (Data.Element) -> DateInterval,
    in calendar: Calendar = .current, row: (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(ScheduleDays(.weekOfYear, of: day, calendar), data, time, row)
  }

  /// Creates the month of a day.
  public init<Data: RandomAccessCollection>(
    month day: Date, of data: Data, at time: (Data.Element) -> DateInterval,
    in calendar: Calendar = .current, row: (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(ScheduleDays(.month, of: day, calendar), data, time, row)
  }

  private init<Data: RandomAccessCollection>(
    _ days: ScheduleDays, _ data: Data, _ time: (Data.Element) -> DateInterval,
    _ row: (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.days = days
    let key = elementKey(of: Data.Element.ID.self)
    var entries = [[KeyedRow]](repeating: [], count: days.starts.count)
    // NB: only those of the days are sorted and made, since an app may have those of years.
    let shown = data.compactMap { element in
      let time = time(element)
      return days.index(of: time.start).map { (element: element, time: time, day: $0) }
    }
    for (element, time, day) in shown.sorted(by: { $0.time.start < $1.time.start }) {
      let row = row(element).lasting(days.minutes(of: time, on: day), as: days.times(of:))
      entries[day].append(KeyedRow(key: key(element.id), row: row))
    }
    self.entries = entries
  }

  /// Returns the schedule with a mark on the day of a date.
  public func today(_ date: Date) -> Schedule {
    var schedule = self
    schedule.today = date
    return schedule
  }

  /// Returns the schedule with an action for a press on a day, which receives the start of the day.
  public func onDay(_ action: @escaping @MainActor (Date) -> Void) -> Schedule {
    var schedule = self
    schedule.onDay = action
    return schedule
  }

  public func render(into context: inout RenderContext) {
    let contents = days.starts.indices.map {
      DayContent(days: days, place: $0, entries: entries[$0], action: onDay)
    }
    let kind = Element.Kind.schedule(
      weekdays: days.weekdays, leading: days.leading,
      today: today.flatMap { days.index(of: $0) }, isMonth: days.isMonth)
    context.add(
      kind, children: contents, mistake: days.starts.isEmpty ? "its day is in no known year" : nil)
  }
}

/// A day of a schedule: a button or a header, and the day's entries.
private struct DayContent: Content {
  let days: ScheduleDays
  let place: Int
  let entries: [KeyedRow]
  let action: (@MainActor (Date) -> Void)?

  func render(into context: inout RenderContext) {
    let (label, start) = (days.labels[place], days.starts[place])
    var children: [any Content] = entries
    if let action {
      // NB: in a month the weekday is that of the column.
      let button = Button(days.isMonth ? "\(place + 1)" : label) { action(start) }
      children.insert(button, at: 0)
    }
    let header = action == nil || days.isMonth ? label : nil
    context.add(
      .section(header: header, footer: nil), key: days.keys[place], children: children)
  }
}
