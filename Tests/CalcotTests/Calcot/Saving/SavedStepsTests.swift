import Calcot
import Foundation
import Testing

@Suite("A state that is saved while steps are deferred")
@MainActor
struct SavedStepsTests {
  private let flow = NamedFlow<Happening>("home")
  private let app: CalcotApp
  private static let routes = RouteRegistry(Name.self)

  init() {
    app = CalcotApp(flow, routes: Self.routes)
    flow.decide = { step in
      guard step == .saved else { return .deferred(reason: "Not yet.") }
      return .later(reason: "Asking.") { .handled }
    }
  }

  private func restored(_ state: Data) -> CalcotApp {
    let flow = NamedFlow<Happening>("home")
    flow.children["mid"] = { ChildFlow(NamedFlow<Happening>("mid root")) }
    return CalcotApp(flow, routes: Self.routes, restoring: state)
  }

  private func problems(_ app: CalcotApp) -> [String] {
    (app.restoration?.problems ?? []).map { "\($0)" }
  }

  @Test func `tells the app that is restored from it how many are lost, once`() throws {
    for step in [.tapped(1), .saved, .tapped(2)] as [Happening] { flow.send(step) }
    let restored = restored(try app.savedState())
    #expect(problems(restored) == ["deferred steps are not saved, and 3 of them are lost"])
    #expect(restored.restoration?.failure == nil)
    #expect(restored.tree == app.tree)
    #expect(self.restored(try restored.savedState()).restoration?.isComplete == true)
  }

  @Test func `tells how many requests are lost that wait behind a question`() throws {
    flow.guarding = { _ in .ask(Question("Go there?", action: "Go", cancel: "Stay")) }
    for name in ["a", "b", "c"] as [Name] { flow.navigation.push(name) }
    #expect(
      problems(restored(try app.savedState())) == [
        "requests that wait are not saved, and 2 of them are lost"
      ])
  }

  @Test func `is complete when the deferred steps have been handled`() throws {
    flow.send(.tapped(1))
    flow.decide = { _ in .handled }
    flow.offerDeferredSteps()
    #expect(restored(try app.savedState()).restoration?.isComplete == true)
  }

  @Test(
    "loses nothing else by a damaged number of waiting steps, or mark of a given result",
    arguments: [
      ("deferredSteps", "-1"), ("deferredSteps", "0"), ("deferredSteps", #""many""#),
      ("deferredSteps", "9223372036854775807"), ("deferredSteps", "1e300"),
      ("waitingRequests", "-1"), ("waitingRequests", "{}"),
      ("flows[1].hasGivenResult", "7"), ("flows[1].hasGivenResult", "[]"),
    ])
  func damage(path: String, value: String) throws {
    flow.children["mid"] = { ChildFlow(NamedFlow<Happening>("mid root")) }
    flow.navigation.push("mid")
    var document = try SavedDocument(app.savedState())
    try document.put(value, at: path)
    let restored = restored(try document.state)
    #expect(restored.restoration?.failure == nil)
    #expect(problems(restored).count == 1, "\(problems(restored))")
    #expect(restored.tree == app.tree)
  }
}
