import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("The end of an app in the middle of a change")
@MainActor
struct EndingTests {
  @Test(arguments: EndingHouse.Place.allCases)
  func `ends the change, wherever the app's code ends it`(_ place: EndingHouse.Place) {
    let house = EndingHouse(endingAt: place)
    let answer = house.change()
    #expect(house.hasEnded)
    #expect(house.app.tree.layers.isEmpty)
    #expect(house.app.scopes.isEmpty)
    #expect(house.askedLate == [])
    #expect(answer.settled == (place < .willDisappear ? .refused(.notRunning) : .done))
  }

  @Test(arguments: EndingHouse.Place.allCases)
  func `cancels what waits for a result of the change`(_ place: EndingHouse.Place) async {
    let house = EndingHouse(endingAt: place)
    let results = Recorder<FlowResult<Int>>()
    let task = Task {
      results.values.append(
        await house.flows.outer.navigation.present("mid", awaiting: Int.self))
    }
    for _ in 0..<20 { await Task.yield() }
    house.app.end()
    await Turns.pass { !results.values.isEmpty }
    #expect(results.values == [.cancelled])
    task.cancel()
    await task.value
  }

  @Test(arguments: [
    GuardAnswer.allow, .wait, .ask(Question("Sure?", action: "Yes", cancel: "No")),
  ])
  func `in a guard refuses the request that was guarded, and the next one`(_ decision: GuardAnswer)
  {
    let flows = NestedFlows()
    flows.outer.guarding = { [app = flows.app] _ in
      app.end()
      return decision
    }
    let answers = [flows.outer.navigation.push("a"), flows.outer.navigation.push("b")]
    #expect(answers == [.refused(.notRunning), .refused(.notRunning)])
    #expect(flows.app.tree.layers.isEmpty)
    #expect(flows.app.tree.dialog == nil)
  }

  @Test func `refuses the batch that it comes in, and each of its requests`() {
    let (pages, parts) = (Pages(), Recorder<Answer>())
    let answer = pages.navigation.batch { [navigation = pages.navigation] in
      parts.values.append(navigation.push(PageRoute(1)))
      let inner = navigation.batch {
        parts.values.append(navigation.push(PageRoute(2)))
        pages.app.end()
      }
      parts.values.append(inner)
      parts.values.append(navigation.push(PageRoute(3)))
    }
    #expect(answer == .refused(.notRunning))
    #expect(parts.values.map(\.settled) == Array(repeating: .refused(.notRunning), count: 4))
  }

  @Test func `on the way to a place refuses the request, and asks no guard of the flows ahead`() {
    let (flows, pages) = (NestedFlows(), PagesCoordinator())
    let guarded = Recorder<TreeTransition>()
    pages.guardAnswer = {
      guarded.values.append($0)
      return .allow
    }
    flows.outer.children["mid"] = { [app = flows.app] in
      app.end()
      return ChildFlow(pages)
    }
    #expect(flows.outer.navigation.go(to: "mid" as Name, PageRoute(1)) == .refused(.notRunning))
    #expect(flows.app.tree.layers.isEmpty)
    #expect(guarded.values.isEmpty)
  }

  @Test func `in an observer of a coordinator that runs twice begins no other flow`() {
    let (flows, begun) = (NestedFlows(), Recorder<Bool>())
    flows.outer.children["twice"] = { [middle = flows.middle] in
      ChildFlow(middle).onAssembled { begun.values.append($0.isEnded) }
    }
    flows.outer.navigation.push("twice")
    flows.app.issues.add { [app = flows.app] _ in app.end() }
    flows.outer.navigation.push("twice")
    #expect(begun.values == [false])
    #expect(flows.app.tree.layers.isEmpty)
    #expect(flows.app.scopes.isEmpty)
  }

  @Test(arguments: ["an observer of inputs", "a View"])
  func `in an observer of inputs, or in a View, keeps the user's action from being performed`(
    _ place: String
  ) throws {
    let pages = Pages()
    let app = pages.app
    let viewModel = try #require(pages.coordinator.viewModels[0])
    let screen = try #require(app.tree.visible?.id)
    let button = try #require(app.content(of: screen)?.body.first?.id)
    var isUsed = false
    viewModel.buttonTapped = { isUsed = true }
    if place == "a View" {
      pages.coordinator.views[0]?.whileRendering = { [weak app] _ in app?.end() }
      viewModel.text = "Changed"
    } else {
      app.inputs.add { [weak app] _ in app?.end() }
    }
    #expect(app.send(.activate(button, in: screen)) == .refused(.notRunning))
    #expect(!isUsed)
    #expect(app.tree.layers.isEmpty)
  }
}

/// An app that ends at one of the places where its code is asked or told in the course of a change: a
/// page leaves, and a sheet comes with two nested flows.
@MainActor
final class EndingHouse: AppHost {
  /// The places, in order.
  enum Place: Int, CaseIterable, Comparable, CustomTestStringConvertible {
    // Before the change is performed:
    case capabilities, outerFlow, middleFlow, leavability, outerGuard, middleGuard, innerGuard
    // In the course of it:
    case willDisappear, covered, ended
    case middleAssembled, innerAssembled, calcot, screenAssembled, willAppear, shown
    case transition, hostUpdate, didAppear

    static func < (lhs: Place, rhs: Place) -> Bool { lhs.rawValue < rhs.rawValue }
    var testDescription: String { "\(self)" }

    /// A Boolean value that indicates whether the end of an app tells of itself there.
    var isOfTheEnd: Bool {
      [.willDisappear, .covered, .ended, .transition, .hostUpdate].contains(self)
    }
  }

  let flows = NestedFlows()
  private let place: Place
  private var isChanging = false
  private(set) var hasEnded = false
  /// The places where the app's code was asked after the end.
  private(set) var askedLate: [Place] = []

  var app: CalcotApp { flows.app }

  init(endingAt place: Place) {
    self.place = place
    let (outer, middle, inner) = (flows.outer, flows.middle, flows.inner)
    let guards = [Place.outerGuard: outer, .middleGuard: middle, .innerGuard: inner]
    for (place, flow) in guards {
      flow.guarding = { [weak self] _ in
        self?.reach(place)
        return .allow
      }
    }
    outer.screens["page"] = { [weak self] in EndingViewModel(self).calcot }
    outer.children["mid"] = { [weak self] in
      self?.reach(.outerFlow)
      return ChildFlow(middle).onAssembled { _ in self?.reach(.middleAssembled) }
    }
    middle.children["mid root"] = { [weak self] in
      self?.reach(.middleFlow)
      return ChildFlow(inner).onAssembled { _ in self?.reach(.innerAssembled) }
    }
    inner.screens["deep root"] = { [weak self] in
      self?.reach(.calcot)
      return EndingViewModel(self).calcot
    }
    app.transitions.add { [weak self] _ in self?.reach(.transition) }
    app.attach(self)
    outer.navigation.push("page")
    isChanging = true
  }

  /// Pops the page, and presents the nested flows.
  func change() -> Answer {
    flows.outer.navigation.batch {
      flows.outer.navigation.pop()
      flows.outer.navigation.present("mid")
    }
  }

  func reach(_ place: Place) {
    guard isChanging else { return }
    if hasEnded, !place.isOfTheEnd { askedLate.append(place) }
    guard place == self.place, !hasEnded else { return }
    hasEnded = true
    app.end()
  }

  // MARK: The host

  let name = "ending"

  var capabilities: Set<Capability> {
    reach(.capabilities)
    return Set(Capability.allCases)
  }

  func update(_ update: HostUpdate) { reach(.hostUpdate) }
}

@MainActor
private final class EndingViewModel: Leavable, ViewLifecycle {
  private weak var house: EndingHouse?

  init(_ house: EndingHouse?) { self.house = house }

  var leavability: Leavability {
    house?.reach(.leavability)
    return .free
  }

  func onViewWillAppear() { house?.reach(.willAppear) }
  func onViewDidAppear() { house?.reach(.didAppear) }
  func onViewWillDisappear() { house?.reach(.willDisappear) }

  var calcot: Calcot {
    Calcot(self).onAssembled { [weak house] scope in
      house?.reach(.screenAssembled)
      scope.phaseDidChange.add { phase in
        switch phase {
        case .covered: house?.reach(.covered)
        case .ended: house?.reach(.ended)
        case .shown: house?.reach(.shown)
        case .made: break
        }
      }
    }
  }
}
