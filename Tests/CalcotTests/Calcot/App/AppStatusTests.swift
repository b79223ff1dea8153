import CalcotTesting
import Testing

import CalcotContent

@testable import Calcot

@Suite @MainActor struct AppStatusTests {
  private let pages = Pages()

  /// A host that records its updates, and what the app shows at each.
  private final class Log: AppHost {
    let name = "log"
    let capabilities = Set(Capability.allCases)
    private let app: CalcotApp
    var updates: [HostUpdate] = []
    var shown: [(tree: NavigationTree, status: AppStatus)] = []

    init(_ app: CalcotApp) {
      self.app = app
      app.attach(self)
    }

    func update(_ update: HostUpdate) {
      updates.append(update)
      shown.append((app.tree, app.status))
    }
  }

  private var texts: [String] { pages.app.status.messages.map(\.text) }

  @Test func `all that a turn changes is told once, at its end`() throws {
    let log = Log(pages.app)
    #expect(log.shown.last?.status == AppStatus())
    pages.use {
      pages.coordinator.showMessage("one", .success)
      pages.coordinator.showMessage("two", .success)
      pages.coordinator.push(1)
    }
    #expect(log.updates.count == 2)
    #expect(log.shown.last?.status.message?.text == "two")
    #expect(log.updates.last?.isStatusChanged == true && log.updates.last?.isTreeChanged == true)
    #expect(log.shown.last?.tree == pages.app.tree)
    let id = try #require(pages.app.status.message?.id)
    #expect(pages.app.send(.closeMessage(id)) == .done)
    #expect(log.updates.count == 3)
    #expect(log.shown.last?.status == AppStatus())
    #expect(pages.app.send(.closeMessage(id)) == .refused(.stale("\(id)")))
    #expect(log.updates.count == 3)
  }

  @Test func `a message outside a turn is shown at once, also to a host that comes later`() {
    let early = Log(pages.app)
    pages.coordinator.showMessage("hello", .error)
    let late = Log(pages.app)
    for log in [early, late] { #expect(log.shown.last?.status.message?.text == "hello") }
    #expect(early.updates.last == HostUpdate(isStatusChanged: true))
    #expect(!pages.app.hasUnsettledWork)
  }

  @Test func `a success is closed when the language changes, unless it can be undone`() {
    pages.coordinator.showMessage("Saved", .success)
    pages.coordinator.setLanguage("de")
    #expect(texts == [] && pages.app.status.language == "de")
    pages.coordinator.showMessage("Gesichert", .success)
    pages.coordinator.setLanguage("de")
    #expect(texts == ["Gesichert"])
    pages.coordinator.showMessage("Kein Platz", .error)
    pages.coordinator.setLanguage("en")
    #expect(texts == ["Kein Platz"])
    pages.coordinator.showMessage("Deleted", .success, action: "Undo") { _ in }
    pages.coordinator.setLanguage("es")
    #expect(texts == ["Kein Platz", "Deleted"])
  }

  @Test func `the next message takes the place of a success, and errors are kept in order`() {
    for text in ["a", "b"] { pages.coordinator.showMessage(text, .error) }
    pages.coordinator.showMessage("c", .success)
    pages.coordinator.showMessage("d", .success)
    #expect(texts == ["a", "b", "d"])
    pages.coordinator.showMessage("e", .error)
    #expect(texts == ["a", "b", "e"])
  }

  @Test
  func `an error that is shown or waits is not added again, and may come again once it is closed`()
    throws
  {
    for text in ["a", "b", "a", "b"] { pages.coordinator.showMessage(text, .error) }
    #expect(texts == ["a", "b"])
    let first = try #require(pages.app.status.message?.id)
    pages.app.send(.closeMessage(first))
    pages.coordinator.showMessage("a", .error)
    #expect(texts == ["b", "a"])
    #expect(pages.app.status.messages.last?.id != first)
  }

  @Test
  func `of the errors that nobody closes, the oldest waiting ones give way, which is reported`()
    throws
  {
    for number in 0..<300 { pages.coordinator.showMessage("\(number)", .error) }
    #expect(texts == ["0"] + (200..<300).map(String.init))
    #expect(pages.issues.values.count == 1)
    #expect(pages.issues.values.first?.hasPrefix("A message is not shown: 100 wait") == true)
    pages.app.send(.closeMessage(try #require(pages.app.status.message?.id)))
    for text in ["a", "b", "c"] { pages.coordinator.showMessage(text, .error) }
    #expect(texts == ["200"] + (203..<300).map(String.init) + ["a", "b", "c"])
    #expect(pages.issues.values.count == 2, "once until one has been closed")
  }

  @Test func `a waiting message cannot be closed before it is shown`() throws {
    for text in ["a", "b"] { pages.coordinator.showMessage(text, .error) }
    let waiting = try #require(pages.app.status.messages.last?.id)
    #expect(pages.app.send(.closeMessage(waiting)) == .refused(.stale("\(waiting)")))
    #expect(texts == ["a", "b"])
  }

  @Test func `an activity ends when its work returns or throws`() async {
    struct Failure: Error {}
    let value = await pages.coordinator.showingActivity("work") {
      #expect(pages.app.status.activities == ["work"])
      return 7
    }
    #expect(value == 7)
    await #expect(throws: Failure.self) {
      try await pages.coordinator.showingActivity("work") { throw Failure() }
    }
    #expect(pages.app.status == AppStatus())
  }

  @Test func `activities of one label are counted`() async {
    let gates = [Gate(isOpen: false), Gate(isOpen: false)]
    let scope = pages.scope(0)
    for gate in gates {
      scope?.task { await pages.coordinator.showingActivity("work") { await gate.pass() } }
    }
    await pages.app.settle()
    #expect(pages.app.status.activities == ["work", "work"])
    gates[0].open()
    await pages.app.settle()
    #expect(pages.app.status.activities == ["work"])
    gates[1].open()
    await pages.app.settle()
    #expect(pages.app.status.activity == nil)
  }

  @Test func `a screen's activity is gone when the navigation returns`() async {
    let gate = Gate(isOpen: false)
    pages.coordinator.push(1)
    pages.scope(1)?.task {
      await pages.coordinator.showingActivity("work") { await gate.pass() }
    }
    await pages.app.settle()
    #expect(pages.app.status.activities == ["work"])
    pages.navigation.pop()
    #expect(pages.app.status.activities == [])
    gate.open()
    await pages.app.settle()
    #expect(pages.app.status.activities == [])
  }

  @Test func `without a running app a message is refused and the work is done`() async {
    let lonely = PagesCoordinator()
    #expect(lonely.showMessage("hello", .success) == .refused(.notRunning))
    #expect(await lonely.showingActivity("work") { 7 } == 7)
    pages.coordinator.showMessage("hello", .error)
    pages.app.end()
    #expect(pages.app.status == AppStatus())
    #expect(pages.coordinator.showMessage("hello", .error) == .refused(.notRunning))
  }

  @Test func `an activity under way does not keep its app alive`() async {
    let (coordinator, gate) = (PagesCoordinator(), Gate(isOpen: false))
    var app: CalcotApp? = CalcotApp(coordinator)
    weak let engine = app?.engine
    let work = Task { await coordinator.showingActivity("work") { await gate.pass() } }
    await gate.untilWaiting(1)
    #expect(app?.status.activities == ["work"])
    app = nil
    #expect(engine == nil)
    gate.open()
    await work.value
  }
}
