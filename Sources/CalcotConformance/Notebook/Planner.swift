import Calcot
import CalcotTree
import CalcotViews
package import Foundation
import Observation

/// A visit in the week of Monday, 2 March 2026, or later.
package struct Planned: Identifiable, Sendable {
  package let id: String
  package let time: DateInterval

  package static let monday = Date(timeIntervalSince1970: 1_772_409_600)

  package static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    return calendar
  }()

  /// Returns a visit some hours after the beginning of the week.
  package static func visit(_ id: String, from hour: Double, hours: Double) -> Planned {
    Planned(
      id: id, time: DateInterval(start: monday + hour * 3_600, duration: hours * 3_600))
  }
}

/// The ViewModel of a week or a month with visits, under a line of buttons.
@MainActor @Observable
final class PlannerViewModel {
  let day = Planned.monday
  private(set) var isMonth = false
  private(set) var used: [String] = []
  let calendar = Planned.calendar

  nonisolated init() {}

  /// A visit on Tuesday at nine, and one of a whole day in another week.
  let visits = [
    Planned.visit("Ada", from: 33, hours: 0.5), .visit("Bo", from: 240, hours: 24),
  ]

  func widthTapped() { isMonth.toggle() }
  func dayTapped(_ date: Date) { used.append("day \(calendar.component(.day, from: date))") }
  func visitTapped(_ visit: Planned) { used.append(visit.id) }
  func callTapped() { used.append("call") }
}

struct PlannerView: SemanticView {
  let viewModel: PlannerViewModel

  var screen: Screen {
    Screen("Planner") {
      Row("Dr. Leek", detail: "Room 3").avatar(nil)
        .actions { Button("Call", symbol: .phone) { viewModel.callTapped() } }
        .hero()
      Line {
        Text("March")
        Button(viewModel.isMonth ? "Week" : "Month") { viewModel.widthTapped() }
      }
      if viewModel.isMonth {
        Schedule(
          month: viewModel.day, of: viewModel.visits, at: \.time, in: viewModel.calendar, row: row
        )
        .onDay { viewModel.dayTapped($0) }
      } else {
        Schedule(
          week: viewModel.day, of: viewModel.visits, at: \.time, in: viewModel.calendar, row: row
        )
        .today(viewModel.day)
        .onDay { viewModel.dayTapped($0) }
      }
    }
  }

  private func row(_ visit: Planned) -> Row {
    Row(visit.id, detail: "Check") { viewModel.visitTapped(visit) }.colored(visit.id.count)
  }
}
