import Calcot
import CalcotConformance
import CalcotContent
import CalcotTree
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing

@testable import CalcotWeb

@MainActor
struct ScheduleMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))
  private let monday = Planned.monday
  private let calendar = Planned.calendar

  private func visit(_ id: String, _ hour: Double, _ hours: Double) -> Planned {
    .visit(id, from: hour, hours: hours)
  }

  @Test func `has a week's entries under their days, with classes for their hours`() throws {
    let visits = [visit("Ada", 33.25, 0.5), visit("Fair", 24, 24), visit("Early", 6, 0)]
    let page = try renderer.page(
      Schedule(week: monday, of: visits, at: \.time, in: calendar) { Row($0.id) {}.colored(9) }
        .today(monday))
    #expect(page.first { $0.classes.contains("schedule") }?.classes == ["schedule", "week", "h6"])
    let days = page.all.filter { $0.classes.contains("day") }
    #expect(days.map { $0.classes.contains("today") } == [true] + Array(repeating: false, count: 6))
    #expect(days.map { $0.first { $0.tag == "h2" }?.text ?? "" }.prefix(2) == ["Mon 2", "Tue 3"])
    let entries = days[1].all.filter { $0.tag == "li" && !$0.classes.contains("day") }
    #expect(entries.map(\.text) == ["Fair", "Ada09:15–09:45"])
    #expect(entries.map { $0.classes.joined(separator: " ") } == ["", "h9 q1 e9 f3"])
    #expect(entries.allSatisfy { $0.children.first?.classes.contains("c3") == true })
    let early = days[0].all.first { $0.tag == "li" && $0.text.hasPrefix("Early") }
    #expect(early?.classes.joined(separator: " ") == "h6 q0 e6 f2")
  }

  @Test func `has a month's days in columns of weekdays, as buttons that name the weekday`() throws
  {
    let page = try renderer.page(
      Schedule(month: monday, of: [visit("Ada", 9, 1)], at: \.time, in: calendar) { Row($0.id) }
        .onDay { _ in })
    let month = try #require(page.first { $0.classes.contains("month") })
    #expect(month.classes.contains("lead6"))
    #expect(month.first { $0.classes.contains("scale") }?.text == "MonTueWedThuFriSatSun")
    let buttons = month.all.filter { $0.tag == "button" }
    #expect(buttons.map(\.text) == (1...31).map { "\($0)" })
    #expect(buttons.last?.attributes["aria-label"] == "Tue 31")
  }

  @Test func `has a head with a large picture and buttons side by side, but for what destroys`()
    throws
  {
    let page = try renderer.page(
      Row("Ada", detail: "Runs").avatar(nil)
        .actions {
          Button("Call", symbol: .phone) {}
          Button("Share", symbol: .share) {}
          Button("Delete", role: .destructive) {}
        }
        .hero())
    let hero = try #require(page.first { $0.classes.contains("hero") })
    let actions = try #require(hero.first { $0.classes.contains("actions") })
    #expect(actions.children.map(\.text) == ["Call", "Share", "⋯", "Delete"])
    let line = try renderer.page(Line { Button("One") {} })
    #expect(line.first { $0.classes.contains("line") }?.children.map(\.text) == ["One"])
  }
}
