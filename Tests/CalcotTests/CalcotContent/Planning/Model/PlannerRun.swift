import CalcotTesting

import CalcotContent

@testable import Calcot

/// A random sequence of tree changes, host progress and user gestures.
@MainActor
struct PlannerRun {
  private(set) var log: [String] = []
  private var random: SeededGenerator
  private let house = FlowHouse()
  private let app: CalcotApp
  private var surface = HostSurface()
  private var toolkit = Toolkit()
  private var difference: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let first: [FlowRoute] = [.stack(0), .stack(0), .tabs(0), .split(0), .pages(0)]
    app = house.start(first[random.below(first.count)])
  }

  /// Plays the sequence; returns the first failure.
  mutating func play() -> String? {
    pump()
    for _ in 0..<(10 + random.below(50)) {
      event()
      pump()
      if random.once(in: 10) { settle() }
      if let difference { return difference }
    }
    settle()
    if random.once(in: 4) {
      app.end()
      log.append("end")
      pump()
      settle()
    }
    return difference
  }

  private mutating func event() {
    switch random.below(14) {
    case 0...3: changeTree()
    case 4: answer()
    case 5, 6: passTime()
    case 7, 8: beginGesture()
    case 9: endGesture()
    case 10: beginUnaskedRemoval()
    case 11: askAsUser()
    case 12: changeLeavability()
    default: dismissUnasked()
    }
    checkAgreement()
  }

  // MARK: The app

  private mutating func changeTree() {
    let flows = app.tree.flows.values.sorted { $0.id.rawValue < $1.id.rawValue }
    let flow = flows[random.below(flows.count)]
    guard let member = house.members[flow.id.rawValue] else { return }
    let request = FlowRequest.random(in: member.kind, using: &random)
    log.append("\(flow.id): \(request)")
    log.append("  \(member.ask(request))")
  }

  private mutating func changeLeavability() {
    let screens = app.tree.screens
    let number = screens[random.below(screens.count)].id.rawValue
    let states = ModelLeavability.allCases
    let leavability = states[random.below(states.count)].value(number)
    house.viewModels[number]?.leavability = leavability
    log.append("screen \(number) is \(leavability)")
  }

  private mutating func answer() {
    guard let dialog = app.tree.dialog else { return }
    let index = random.below(2)
    log.append("answer \(index)")
    app.send(.choose(index, in: dialog.id))
  }

  // MARK: The host

  private var mayLeave: Bool {
    guard let visible = surface.visible else { return true }
    return app.leavability(of: visible) == .free
  }

  private mutating func pump() {
    for _ in 0..<3 {
      switch TransitionPlanner.plan(surface, toShow: app.tree, mayLeave: mayLeave) {
      case .settled, .wait: return
      case .cancelGesture(let gesture):
        if toolkit.gesture != gesture { fail("cancels \(gesture), and that is not what moves") }
        log.append("cancel \(gesture)")
        cancelGesture()
      case .perform(let operation):
        log.append("begin \(operation)")
        if !surface.begin(operation) { fail("\(operation) was planned while not idle") }
        if let problem = toolkit.begin(operation) { fail(problem) }
        return
      }
    }
    fail("the plan does not come to an end")
  }

  private mutating func passTime() {
    if let operation = toolkit.running {
      log.append("operation ends")
      toolkit.end()
      surface.end(operation)
    } else if case .finishing = surface.activity {
      finishGesture()
    }
  }

  private mutating func settle() {
    if case .gesture = surface.activity {
      log.append("let go without effect")
      cancelGesture()
    }
    passTime()
    passTime()
    pump()
    let bound = app.tree.mostOperations
    let before = toolkit.operations - (toolkit.running == nil ? 0 : 1)
    while toolkit.isBusy, toolkit.operations - before <= bound {
      passTime()
      pump()
    }
    if toolkit.isBusy { fail("more than \(bound) operations to show \(app.tree)") }
    if !toolkit.shows(Toolkit(app.tree)) {
      fail("at rest there is \(toolkit), and the tree is \(app.tree)")
    }
    checkAgreement()
  }

  // MARK: The user

  /// Uses a bar, or resizes the window: the host sends an input, and changes nothing by itself.
  private mutating func askAsUser() {
    guard random.once(in: 2),
      let bar = toolkit.containers.keys.sorted { $0.rawValue < $1.rawValue }.randomElement(
        using: &random)
    else {
      let isNarrow = random.once(in: 2)
      log.append("narrow: \(isNarrow)")
      app.send(.resize(isNarrow: isNarrow))
      return
    }
    let input = HostInput.select(random.below(3), in: bar)
    log.append("send \(input): \(app.send(input))")
  }

  private mutating func beginGesture() {
    guard let gesture = anyGesture(), mayLeave else { return }
    let mayBegin = toolkit.canBegin(gesture)
    let began = surface.beginGesture(gesture)
    log.append("gesture \(gesture): \(began)")
    if began != mayBegin { fail("\(gesture) began: \(began), but with \(toolkit)") }
    if began { toolkit.begin(gesture) }
  }

  private mutating func beginUnaskedRemoval() {
    guard let gesture = anyGesture(), toolkit.canBegin(gesture) else { return }
    log.append("unasked \(gesture)")
    if !surface.beginUnaskedRemoval(gesture) { fail("\(gesture) could not begin") }
    toolkit.begin(gesture)
  }

  private mutating func endGesture() {
    guard case .gesture = surface.activity else { return }
    if random.once(in: 2) {
      log.append("release")
      surface.releaseGesture()
    } else {
      log.append("let go without effect")
      cancelGesture()
    }
  }

  private mutating func cancelGesture() {
    let before = surface.layers
    surface.cancelGesture()
    toolkit.cancelGesture()
    if surface.layers != before { fail("a cancelled gesture changed what is shown") }
    if surface.finishGesture() != nil { fail("a cancelled gesture sends something") }
  }

  private mutating func finishGesture() {
    let before = toolkit.screens
    toolkit.finishGesture()
    log.append("comes off")
    guard let input = surface.finishGesture() else { return fail("it sends nothing") }
    propose(input, gone: before.subtracting(toolkit.screens))
  }

  private mutating func dismissUnasked() {
    guard let layer = toolkit.layers.dropLast().randomElement(using: &random) else { return }
    let before = toolkit.screens
    log.append("dismissed to \(layer.id)")
    toolkit.removeModalsUnasked(over: layer.id)
    guard let input = surface.dismissedUnasked(to: layer.id) else {
      return fail("it sends nothing")
    }
    propose(input, gone: before.subtracting(toolkit.screens))
  }

  /// Sends an input and checks that it removes what came off and nothing that is still shown, or
  /// that it is refused and everything is still there.
  private mutating func propose(_ input: HostInput, gone: Set<ScreenID>) {
    let before = Set(app.tree.screens.map(\.id))
    let answer = app.send(input)
    log.append("send \(input): \(answer)")
    let left = before.subtracting(app.tree.screens.map(\.id))
    switch answer {
    case .done:
      if case .select(let index, let id) = input, app.tree.node(id)?.container?.selected != index {
        fail("\(input) was done, and the tree is \(app.tree)")
      }
      if !left.isSuperset(of: gone.intersection(before)) || !left.isDisjoint(with: toolkit.screens)
      {
        fail("\(gone) came off, and \(left) left the tree")
      }
    case .refused, .queued, .deferred:
      if !left.isEmpty { fail("\(left) left the tree, but the answer was \(answer)") }
    }
  }

  private mutating func anyGesture() -> HostGesture? {
    guard let layer = toolkit.layers.randomElement(using: &random) else { return nil }
    switch random.below(6) {
    case 0, 1: return .dismiss(layer.id)
    case 2:
      guard
        let container = toolkit.containers.keys.sorted { $0.rawValue < $1.rawValue }.randomElement(
          using: &random)
      else {
        return nil
      }
      return .turn(to: random.below(3), in: container)
    case 3:
      // NB: sorted, because the order of a dictionary differs from run to run.
      let stacks = toolkit.stacks.sorted { "\($0.key)" < "\($1.key)" }
      return anyPop(stacks.map(\.key))
    default: return anyPop(toolkit.visibleStacks)
    }
  }

  private mutating func anyPop(_ stacks: [StackID]) -> HostGesture? {
    guard let id = stacks.randomElement(using: &random),
      let screen = toolkit.stacks[id]?.randomElement(using: &random)
    else { return nil }
    return .pop(to: screen, in: id)
  }

  // MARK: What must hold

  private mutating func checkAgreement() {
    let shown = Toolkit(surface)
    if !toolkit.shows(shown) { fail("the surface is \(shown), but there is \(toolkit)") }
  }

  private mutating func fail(_ message: String) {
    if difference == nil { difference = message }
  }
}
