import CalcotTesting
import Testing
import UIKit

/// One visit, after each step on the way from a massive view controller to a calçot.
@MainActor
@Suite("A massive view controller, taken apart")
struct SameVisitTests {
  @MainActor
  private final class Visit {
    let app: SteppedApp
    private(set) var transcript: [String] = []
    var screen: ScreenReading { ScreenReading(app.window) }
    var person: Person { Person(at: app.window) }

    init(_ step: Step) { app = SteppedApp(step) }

    func then(_ name: String, _ act: (Visit) -> Bool) async {
      if !act(self) { transcript.append("\(name): could not be done") }
      await app.settle()
      transcript.append("\(name): \(screen.lines.joined(separator: " | "))")
    }
  }

  private static let expected = """
    opens it: Clubs | [Sort by members] | Loading the clubs…
    the clubs come: Clubs | [Sort by members] | Early Birds 3 members · ran today | Hill Runners 1 member · ran 14 days ago | Sunday Run 12 members · ran yesterday | 3 clubs
    sorts: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Early Birds 3 members · ran today | Hill Runners 1 member · ran 14 days ago | 3 clubs
    searches: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Hill Runners 1 member · ran 14 days ago | 2 of 3 clubs
    finds nothing: Clubs | [Sort by name] | No club is called that.
    clears the search: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Early Birds 3 members · ran today | Hill Runners 1 member · ran 14 days ago | 3 clubs
    refreshes in vain: The clubs were not loaded | The server cannot be reached. Check the connection. | [Try again] | [OK]
    tries again: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Early Birds 3 members · ran today | Hill Runners 1 member · ran 14 days ago | 3 clubs
    asks to delete one: Delete Early Birds? | Its 3 members lose it. | [Delete] | [Keep]
    keeps it: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Early Birds 3 members · ran today | Hill Runners 1 member · ran 14 days ago | 3 clubs
    asks to delete another: Delete Hill Runners? | Its member loses it. | [Delete] | [Keep]
    deletes in vain: Hill Runners was not deleted | The server says: not yours | [Try again] | [OK]
    deletes: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Early Birds 3 members · ran today | 2 clubs
    opens a club: Sunday Run | 12 members
    goes back: Clubs | [Sort by name] | Sunday Run 12 members · ran yesterday | Early Birds 3 members · ran today | 2 clubs
    """

  @Test(arguments: Step.allCases)
  func `behaves the same after each step`(_ step: Step) async {
    let visit = Visit(step)
    let server = visit.app.server
    server.answers.close()
    await visit.then("opens it") { _ in true }
    server.answers.open()
    await visit.then("the clubs come") { _ in true }
    await visit.then("sorts") { $0.screen.tapBar("Sort by members") }
    await visit.then("searches") { $0.screen.search(for: "RUN") }
    await visit.then("finds nothing") { $0.screen.search(for: "chess") }
    await visit.then("clears the search") { $0.screen.search(for: "") }
    server.failNext(with: .unreachable)
    await visit.then("refreshes in vain") { $0.screen.pullDown() }
    await visit.then("tries again") { $0.person.tapAlert("Try again") }
    await visit.then("asks to delete one") { $0.screen.swipe("Early Birds", action: "Delete") }
    await visit.then("keeps it") { $0.person.tapAlert("Keep") }
    await visit.then("asks to delete another") {
      $0.screen.swipe("Hill Runners", action: "Delete")
    }
    server.failNext(with: .refused("not yours"))
    await visit.then("deletes in vain") { $0.person.tapAlert("Delete") }
    await visit.then("deletes") { $0.person.tapAlert("Try again") }
    await visit.then("opens a club") { $0.screen.tapRow("Sunday Run") }
    await visit.then("goes back") { $0.person.tapBack() }
    #expect(visit.transcript.joined(separator: "\n") == Self.expected)
    #expect(server.stored.map(\.name) == ["Sunday Run", "Early Birds"])
    #expect(visit.app.window.stage.warnings == [])
  }
}
