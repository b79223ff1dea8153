import CalcotViews
import Testing

@testable import Calcot

@Suite("Pages")
@MainActor
struct PagesNavigationTests {
  @Test func `are replaced in time that grows with their number, not with its square`() {
    let days = (0..<2_000).map { Day(number: $0) }
    let calendar = Calendar(days)
    let app = CalcotApp(calendar)
    Day.comparisons.withLock { $0 = 0 }
    calendar.navigation.setPages(days.reversed())
    #expect(Day.comparisons.withLock { $0 } <= 20 * days.count)
    #expect(calendar.navigation.page == days[0])
    app.end()
  }
}

/// A route that counts how often two are compared.
private struct Day: Route {
  static let comparisons = Locked(0)
  let number: Int

  static func == (one: Day, other: Day) -> Bool {
    comparisons.withLock { $0 += 1 }
    return one.number == other.number
  }
}

private final class Calendar: Coordinator {
  let navigation: PagesNavigation<Day>

  init(_ days: [Day]) { navigation = PagesNavigation(days) }

  func calcot(for route: Day, at place: RoutePlace<Day>) -> Placed {
    place.screen { Calcot(PageViewModel(number: route.number), view: PageView.init) }
  }
}
