import CalcotConformance
import CalcotStreams
import CalcotTesting
import Testing

@testable import Calcot

/// The features of systems with routes and transitions (XCoordinator 2.2), under this package's
/// names.
@MainActor
@Suite("Containers, transitions and redirection")
struct ContainerAcceptanceTests {
  private let atlas = AtlasCoordinator()

  @Test
  func `every request completes exactly once, in every container, also one that changes nothing`()
    async
  {
    let app = TestApp(atlas)
    var transitions: [String] = []
    app.app?.transitions.add { transitions.append($0.reason.name) }
    let answers = [
      atlas.cities.navigation.push(.city("Rome")), atlas.navigation.select(.tour),
      atlas.tour.navigation.next(), atlas.navigation.select(.letters),
      atlas.letters.navigation.show(.letter(1)),
    ]
    #expect(answers == Array(repeating: .done, count: 5))
    #expect(transitions == ["push", "select", "select", "select", "show"])
    #expect(atlas.navigation.batch {} == .done)
    #expect(atlas.cities.navigation.setStack([.list, .city("Rome")]) == .done)
    #expect(atlas.letters.navigation.go(to: .secondary) == .done)
    #expect(transitions.count == 5, "a request that changes nothing was told as a transition")
  }

  @Test func `several changes are carried out strictly in order, each on what the former has left`()
  {
    let app = TestApp(atlas)
    let answer = atlas.cities.navigation.batch {
      atlas.cities.navigation.push(.city("Rome"))
      atlas.cities.navigation.push(.city("Lima"))
      atlas.cities.navigation.pop()
      atlas.cities.navigation.push(.city("Oslo"))
    }
    #expect(answer == .done)
    #expect(atlas.cities.navigation.routes == [.list, .city("Rome"), .city("Oslo")])
    #expect(app.tree?.visible?.route == AnyRoute(CitiesRoute.city("Oslo")))
  }

  @Test
  func `requests from inside a transition settle once each, in order, also a change of nothing`()
    async
  {
    let app = TestApp(atlas)
    var settled: [String] = []
    var answers: [Answer] = []
    let cities = atlas.cities.navigation
    let token = app.app?.transitions.add { transition in
      guard transition.reason.name == "push", answers.isEmpty else { return }
      answers = [cities.push(.city("Lima")), cities.setStack([.list]), cities.setStack([.list])]
      for (index, answer) in answers.enumerated() {
        guard case .queued(let request) = answer else { continue }
        request.whenSettled { settled.append("\(index) \($0 == .done)") }
      }
    }
    #expect(cities.push(.city("Rome")) == .done)
    #expect(settled == ["0 true", "1 true", "2 true"])
    token?.remove()
    for answer in answers { #expect(await answer.outcome() == .done) }
    #expect(settled.count == 3)
    #expect(cities.routes == [.list])
  }

  @Test func `steps that lead to one another are each decided on when the former is carried out`() {
    let flow = ScriptedFlow<Happening>("home")
    let app = CalcotApp(flow)
    var trees: [String] = []
    flow.navigating = { step in
      trees.append(app.tree.description)
      return switch step {
      case .saved: .many(.push("a"), .forwardToCurrent(.tapped(1)))
      case .tapped(1): .many(.present("b"), .forwardToCurrent(.tapped(2)))
      case .tapped: .none
      }
    }
    flow.send(.saved)
    #expect(trees == ["base: home", "base: home > a", "base: home > a\nsheet: b"])
  }

  @Test func `going back to a route finds the newest one that shows it`() throws {
    let app = TestApp(atlas)
    atlas.cities.navigation.setStack([
      .list, .city("Rome"), .city("Lima"), .city("Rome"), .city("Bern"),
    ])
    let newest = try #require(app.tree?.visible?.id)
    #expect(atlas.cities.navigation.pop(to: .city("Rome")) == .done)
    #expect(atlas.cities.navigation.routes.count == 4)
    #expect(app.tree?.node(newest) == nil)
  }

  @Test func `a swipe or a pull that takes screens off ends the flows that leave with them`() async
  {
    let host = SlowHost()
    let app = TestApp(atlas, on: host)
    await app.settle()
    atlas.cities.navigation.push(.pick)
    await app.settle()
    #expect(host.beginSwipeBack())
    host.finishGesture()
    await app.settle()
    #expect(atlas.cities.picked == [.cancelled])
    atlas.cities.navigation.present(.pick)
    await app.settle()
    #expect(host.beginPull())
    host.finishGesture()
    await app.settle()
    #expect(atlas.cities.picked == [.cancelled, .cancelled])
    app.expectReleased()
  }

  @Test func `a child flow's routes can be redirected to routes of its parent`() {
    let app = TestApp(atlas)
    let towns: FlowNavigation<Town> = atlas.cities.navigation.redirected { .city($0.name) }
    #expect(towns.push(Town(name: "Graz")) == .done)
    #expect(app.tree?.visible?.route == AnyRoute(CitiesRoute.city("Graz")))
    #expect(towns.presenting(Town(name: "Linz")).route == AnyRoute(CitiesRoute.city("Linz")))
    #expect(towns.present(Town(name: "Wien")) == .done)
    #expect(towns.dismiss(to: Town(name: "Graz")) == .done)
    #expect(towns.close() == .done)
    #expect(atlas.cities.navigation.routes == [.list])
  }

  @Test func `a router whose app has ended answers at once, and awaiting it does not hang`() async {
    let app = TestApp(atlas)
    app.end()
    #expect(atlas.cities.navigation.push(.pick) == .refused(.notRunning))
    #expect(await atlas.cities.navigation.push(.pick, awaiting: String.self) == .cancelled)
    #expect(await atlas.cities.confirm("Go on?", action: "Go", cancel: "Stay") == false)
    #expect(atlas.cities.send(CityStep.visited("Rome")) != .handled(by: FlowID(rawValue: 1)))
  }

  private struct Town: Route {
    let name: String
  }
}
