import CalcotTesting
import Calcot

/// One random sequence of tree changes, host time and a person's movements.
@MainActor
struct PlannerRun {
  private(set) var log: [String] = []
  private var random: SeededGenerator
  private let pages = Pages()
  private var surface = HostSurface()
  private var toolkit = Toolkit()
  private var difference: String?

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Plays the sequence; gives the first thing that was wrong.
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
      pages.app.end()
      log.append("end")
      pump()
      settle()
    }
    return difference
  }

  private mutating func event() {
    switch random.below(12) {
    case 0...3: changeTree()
    case 4: answer()
    case 5, 6: passTime()
    case 7, 8: beginGesture()
    case 9: endGesture()
    case 10: beginUnaskedRemoval()
    default: dismissUnasked()
    }
    checkAgreement()
  }

  // MARK: The app

  private mutating func changeTree() {
    if random.once(in: 6) {
      let screens = pages.app.tree.screens
      let number = (screens[random.below(screens.count)].route.base as? PageRoute)?.number ?? 0
      let states = ModelLeavability.allCases
      let leavability = states[random.below(states.count)].value(number)
      pages.coordinator.viewModels[number]?.leavability = leavability
      log.append("page \(number) is \(leavability)")
    }
    let action = NavigationAction.random(using: &random)
    log.append("app: \(action)")
    let navigation = pages.navigation
    switch action {
    case .push(let page, _): navigation.push(PageRoute(page))
    case .pop: navigation.pop()
    case .popTo(let page): navigation.pop(to: PageRoute(page))
    case .popToRoot: navigation.popToRoot()
    case .replaceTop(let page): navigation.replaceTop(with: PageRoute(page))
    case .setStack(let numbers): navigation.setStack(numbers.map { PageRoute($0) })
    case .present(let page, let style): navigation.present(PageRoute(page), as: style)
    case .dismiss: navigation.dismiss()
    case .close: navigation.close()
    }
  }

  private mutating func answer() {
    guard let dialog = pages.app.tree.dialog else { return }
    let index = random.below(2)
    log.append("answer \(index)")
    pages.app.send(.choose(index, in: dialog.id))
  }

  // MARK: The host

  private var mayLeave: Bool {
    guard let visible = surface.layers.last?.stack.last else { return true }
    return pages.app.leavability(of: visible) == .free
  }

  private mutating func pump() {
    for _ in 0..<3 {
      switch TransitionPlanner.plan(surface, toShow: pages.app.tree, mayLeave: mayLeave) {
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
    let bound = pages.app.tree.layers.count + 3
    let before = toolkit.operations - (toolkit.running == nil ? 0 : 1)
    while toolkit.isBusy, toolkit.operations - before <= bound {
      passTime()
      pump()
    }
    if toolkit.isBusy { fail("more than \(bound) operations to show \(pages.app.tree)") }
    let shown = pages.app.tree.layers.map { $0.stack.nodes.map(\.id) }
    if toolkit.layers.map(\.screens) != shown || toolkit.dialog != pages.app.tree.dialog?.id {
      fail("at rest there is \(toolkit), and the tree is \(pages.app.tree)")
    }
    checkAgreement()
  }

  // MARK: The person

  private mutating func beginGesture() {
    guard let gesture = anyGesture(), mayLeave else { return }
    let mayBegin = isPossible(gesture)
    let began = surface.beginGesture(gesture)
    log.append("gesture \(gesture): \(began)")
    if began != mayBegin { fail("\(gesture) began: \(began), but with \(toolkit)") }
    if began { toolkit.begin(gesture) }
  }

  private mutating func beginUnaskedRemoval() {
    guard let gesture = anyGesture(), isPossible(gesture) else { return }
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
    let isPop = if case .pop = toolkit.gesture { true } else { false }
    let gone = Set(toolkit.finishGesture())
    log.append("comes off: \(gone)")
    guard let input = surface.finishGesture() else { return fail("it sends nothing") }
    propose(input, gone: gone, isExact: isPop)
  }

  private mutating func dismissUnasked() {
    guard let layer = toolkit.layers.dropLast().randomElement(using: &random) else { return }
    let index = toolkit.layers.firstIndex(of: layer) ?? 0
    let gone = Set(toolkit.layers[(index + 1)...].flatMap(\.screens))
    log.append("dismissed to \(layer.id)")
    toolkit.removeModalsUnasked(over: layer.id)
    guard let input = surface.dismissedUnasked(to: layer.id) else {
      return fail("it sends nothing")
    }
    propose(input, gone: gone, isExact: false)
  }

  /// A proposal takes off what came off, or it is refused and all of it is still there.
  private mutating func propose(_ input: HostInput, gone: Set<ScreenID>, isExact: Bool) {
    let before = Set(pages.app.tree.screens.map(\.id))
    let answer = pages.app.send(input)
    log.append("send \(input): \(answer)")
    let left = before.subtracting(pages.app.tree.screens.map(\.id))
    switch answer {
    case .done:
      if isExact ? left != gone : !left.isSuperset(of: gone.intersection(before)) {
        fail("\(gone) came off, and \(left) left the tree")
      }
    case .refused, .queued, .deferred:
      if !left.isEmpty { fail("\(left) left the tree, but the answer was \(answer)") }
    }
  }

  private mutating func anyGesture() -> HostGesture? {
    guard let layer = toolkit.layers.randomElement(using: &random),
      let screen = layer.screens.randomElement(using: &random)
    else { return nil }
    return random.once(in: 3) ? .dismiss(layer.id) : .pop(to: screen, in: layer.id)
  }

  private func isPossible(_ gesture: HostGesture) -> Bool {
    guard !toolkit.isBusy, toolkit.dialog == nil, let top = toolkit.layers.last else {
      return false
    }
    switch gesture {
    case .dismiss(let layer): return layer == top.id && toolkit.layers.count > 1
    case .pop(let screen, let layer): return layer == top.id && screen != top.screens.last
    }
  }

  // MARK: What must hold

  private mutating func checkAgreement() {
    let shown = surface.layers.map { Toolkit.Layer(id: $0.id, style: $0.style, screens: $0.stack) }
    if shown != toolkit.layers || surface.dialog != toolkit.dialog {
      fail("the surface is \(shown), but there is \(toolkit)")
    }
  }

  private mutating func fail(_ message: String) {
    if difference == nil { difference = message }
  }
}
