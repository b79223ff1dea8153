import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("Code that goes on after its screen has left")
@MainActor
struct LateCodeTests {
  @Test(arguments: LateCase.all)
  func `is refused all that it asks for, and releases what it has held`(_ late: LateCase) async {
    let run = LateRun(late)
    #expect(await Turns.pass { run.hasBegun }, "it has begun")
    run.leave()
    run.goOn()
    #expect(await Turns.pass { run.world.isOver }, "it has ended")
    #expect(!run.world.answers.isEmpty)
    for answer in run.world.answers {
      guard case .refused = answer else {
        Issue.record("\(answer)")
        continue
      }
    }
    run.end()
    #expect(await Turns.pass { run.isReleased }, "everything is released")
  }

  @Test func `is not held by a scope that has ended when it observes the scope's phases`() throws {
    let pages = Pages()
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    pages.navigation.pop()
    #expect(scope.isEnded)
    let released = Recorder<Bool>()
    func observe(_ object: Parting) { scope.phaseDidChange.add { _ in object.stay() } }
    observe(Parting { released.values.append(true) })
    #expect(released.values == [true])
  }
}

/// A kind of late code, and the part whose end it has outlived.
struct LateCase: CustomTestStringConvertible {
  enum Code: CaseIterable { case action, observer, task, step, result }
  enum Moment: CaseIterable { case pop, flowEnd, appEnd }

  let code: Code
  let moment: Moment
  var testDescription: String { "\(code) after \(moment)" }

  // NB: the answer to a step is code of the flow, which lives on after a pop.
  static let all = Code.allCases.flatMap { code in
    Moment.allCases.map { LateCase(code: code, moment: $0) }
  }
  .filter { $0.code != .step || $0.moment != .pop }
}

/// The state that the code of one app shares with the test.
@MainActor
private final class LateWorld {
  let gate = Gate(isOpen: false)
  let code: LateCase.Code
  var service = ObserverSet<Void>()
  var answers: [Answer] = []
  var isOver = false
  weak var flow: LateFlow?
  weak var viewModel: LateViewModel?

  init(_ code: LateCase.Code) { self.code = code }
}

/// An app with a screen in a child flow, whose button has been used.
@MainActor
private final class LateRun {
  let world: LateWorld
  private let moment: LateCase.Moment
  private var app: CalcotApp?
  private weak var root: NamedFlow<Happening>?

  init(_ late: LateCase) {
    let world = LateWorld(late.code)
    (self.world, moment) = (world, late.moment)
    let root = NamedFlow<Happening>("home")
    root.children["flow"] = { ChildFlow(LateFlow(world)) }
    let app = CalcotApp(root)
    // NB: what is reported is a part of being refused, and no failure here.
    app.issues.add { _ in }
    (self.app, self.root) = (app, root)
    root.navigation.push("flow")
    world.flow?.navigation.push("page")
    guard let page = app.tree.visible?.id, let button = app.content(of: page)?.body.first else {
      return
    }
    app.send(.activate(button.id, in: page))
  }

  var hasBegun: Bool {
    switch world.code {
    case .action, .task, .step: world.gate.waiters == 1
    case .observer: !world.service.isEmpty
    case .result: app?.tree.layers.count == 2
    }
  }

  func leave() {
    switch moment {
    case .pop:
      world.flow?.navigation.dismissAll()
      world.flow?.navigation.pop()
    case .flowEnd:
      root?.navigation.dismissAll()
      root?.navigation.pop(to: "home")
    case .appEnd: end()
    }
  }

  func goOn() {
    world.gate.open()
    world.service.notify()
  }

  func end() {
    app?.end()
    app = nil
    if world.isOver { world.service = ObserverSet() }
  }

  var isReleased: Bool { root == nil && world.flow == nil && world.viewModel == nil }
}

@MainActor
private final class LateFlow: Coordinator, Sharing {
  typealias FlowStep = Happening
  typealias ResultValue = Int

  let navigation = StackNavigation<Name>(root: "start")
  private let world: LateWorld

  init(_ world: LateWorld) {
    self.world = world
    world.flow = self
  }

  func calcot(for route: Name, at place: RoutePlace<Name>) -> Placed {
    if route == "picker" { return place.flow(ChildFlow(NamedFlow<Happening>("picked"))) }
    return place.screen { route == "page" ? page(place) : Calcot(route, view: NameView.init) }
  }

  private func page(_ place: RoutePlace<Name>) -> Calcot {
    let router = LateRouter(navigation: navigation.asked(by: place.scope))
    let viewModel = LateViewModel(self, router, place.scope, world)
    world.viewModel = viewModel
    return Calcot(viewModel, view: LateView.init)
  }

  func handle(_ step: Happening) -> StepAnswer {
    guard step == .saved else { return .handled }
    return .later(reason: "It is being saved.") { [self] in
      await world.gate.pass()
      await askAndWait()
      return .handled
    }
  }

  func ask() {
    world.answers += [
      navigation.push("more"), navigation.present("more"), navigation.presentOnly("more"),
      navigation.pop(), navigation.setStack(["start"]), navigation.dismiss(),
      navigation.dismissAll(), navigation.close(), navigation.go(to: "start" as Name),
      navigation.open("/late"), navigation.update("start", with: 1),
      navigation.batch { navigation.push("more") }, close(),
      finish(with: 1),
    ]
    // NB: a message is shown for as long as the app runs, and its action while the flow does.
    showMessage("Late", .error)
    showMessage("Late", .error, action: "Undo") { _ in }
    if case .refused = send(.tapped(1)) {} else { world.answers.append(.done) }
    task("late") {}
    offerDeferredSteps()
    becomeReady()
  }

  func askAndWait() async {
    ask()
    if await confirm("Late?", action: "Yes", cancel: "No") { world.answers.append(.done) }
    world.answers.append(await copy("late"))
    await showingActivity("Late") {}
    if case .value = await pick() { world.answers.append(.done) }
    world.isOver = true
  }

  func pick() async -> FlowResult<Int> {
    await navigation.present("picker", awaiting: Int.self)
  }
}

private final class LateRouter: Router {
  let navigation: FlowNavigation<Name>
  init(navigation: FlowNavigation<Name>) { self.navigation = navigation }
}

@MainActor
private final class LateViewModel {
  private let coordinator: LateFlow
  private let router: LateRouter
  private let scope: Scope
  private let world: LateWorld

  init(_ coordinator: LateFlow, _ router: LateRouter, _ scope: Scope, _ world: LateWorld) {
    (self.coordinator, self.router, self.scope, self.world) = (coordinator, router, scope, world)
  }

  func tapped() async {
    switch world.code {
    case .action: await goOnLate()
    case .observer:
      world.service.add { [self] in
        world.answers += [router.close(), router.navigation.push("more")]
        coordinator.ask()
        world.isOver = true
      }
    case .task: scope.task("late") { [self] in await goOnLate() }
    case .step: coordinator.send(.saved)
    case .result:
      _ = await coordinator.pick()
      await coordinator.askAndWait()
    }
  }

  private func goOnLate() async {
    await world.gate.pass()
    world.answers += [router.close(), router.navigation.dismiss()]
    router.showMessage("Late", .success)
    scope.task("later") {}
    await coordinator.askAndWait()
  }
}

private struct LateView: SemanticView {
  let viewModel: LateViewModel
  var screen: Screen { Screen("Page") { Button("Save") { await viewModel.tapped() } } }
}
