import Calcot
import CalcotTree
import CalcotViews
import Foundation
import Observation

/// The ViewModel of a week or a month with visits, under a line of buttons.
@MainActor @Observable
final class PlannerViewModel {
  struct Visit: Identifiable {
    let id: String
    let time: DateInterval
  }

  /// 2 March 2026, a Monday.
  private(set) var day = Date(timeIntervalSince1970: 1_772_409_600)
  private(set) var isMonth = false
  private(set) var used: [String] = []
  let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.firstWeekday = 2
    return calendar
  }()

  nonisolated init() {}

  /// A visit on Tuesday at nine, and one of a whole day in another week.
  var visits: [Visit] {
    [
      Visit(id: "Ada", time: DateInterval(start: day + 33 * 3_600, duration: 1_800)),
      Visit(id: "Bo", time: DateInterval(start: day + 10 * 86_400, duration: 86_400)),
    ]
  }

  func widthTapped() { isMonth.toggle() }
  func dayTapped(_ date: Date) { used.append("day \(calendar.component(.day, from: date))") }
  func visitTapped(_ visit: Visit) { used.append(visit.id) }
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

  private func row(_ visit: PlannerViewModel.Visit) -> Row {
    Row(visit.id, detail: "Check") { viewModel.visitTapped(visit) }.colored(visit.id.count)
  }
}
