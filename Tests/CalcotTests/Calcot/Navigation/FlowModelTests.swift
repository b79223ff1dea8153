import CalcotTesting
import Testing

@testable import Calcot

@Suite("Navigation with flows and containers agrees with a simple model")
@MainActor
struct FlowModelTests {
  @Test func `over random sequences of what coordinators and the user ask for`() async {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for number in 0..<RandomSeed.rounds(100_000, short: 150) {
      // NB: other tests on the main actor have time limits.
      await Task.yield()
      var run = FlowRun(seed: seeds.next())
      guard let difference = run.play() else { continue }
      Issue.record(
        """
        CALCOT_SEED=\(RandomSeed.value), sequence \(number): \(difference)
        \(run.log.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }
}

/// A random sequence, performed by the model and by an app.
@MainActor
struct FlowRun {
  private(set) var log: [String] = []
  private var random: SeededGenerator
  private var model: FlowModel
  private let house = FlowHouse()
  private let app: CalcotApp
  private let phases = Recorder<(screen: ScreenNode, phase: LifecyclePhase)>()
  private let issues = Recorder<String>()
  private var seenPhases: Int
  /// Links that the app has printed.
  private var links: Set<String> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let first: [FlowRoute] = [.tabs(0), .tabs(0), .stack(0), .split(0), .pages(0)]
    let route = first[random.below(first.count)]
    model = FlowModel(route)
    app = house.start(route)
    app.lifecycle.add { [phases] in phases.values.append($0) }
    app.issues.add { [issues] in issues.values.append($0) }
    seenPhases = model.phases.count
    log.append("start \(route)")
  }

  /// Plays the sequence; returns the first difference.
  mutating func play() -> String? {
    for _ in 0..<(5 + random.below(30)) {
      if let difference = stateDifference() ?? step(model.anyStep(links.sorted(), using: &random)) {
        return difference
      }
    }
    if let difference = stateDifference() { return difference }
    app.end()
    model.end()
    if let difference = resultDifference() { return difference }
    let alive = house.scopes.filter { !$0.value.isEnded }.keys.sorted()
    return alive.isEmpty && app.engine.live.flows.isEmpty && app.engine.live.screens.isEmpty
      ? nil : "alive after the end: \(alive)"
  }

  private mutating func step(_ step: FlowModel.Step) -> String? {
    log.append("\(step)")
    let answer: Answer?
    switch step {
    case .user(let input): answer = app.send(input)
    case .open(let link): return open(link)
    case .ask(let request, let flow, let screen):
      let member = house.members[flow]
      let scope = screen.flatMap { house.scopes[$0] }
      answer =
        if let scope { scope.run { member?.ask(request) } } else { member?.ask(request) }
    }
    let refusal = model.perform(step)
    let expected = refusal.map { Answer.refused($0) } ?? .done
    return answer == expected ? nil : "the answer was \(answer as Any), not \(expected)"
  }

  /// Opens a link, for the user or a flow: it is one transition, and leads to where the link was
  /// printed, unless the pages on the way are gone; then nothing changes.
  private mutating func open(_ link: String) -> String? {
    let before = app.engine.events.transitionCount
    let member = random.once(in: 2) ? house.members[1] : nil
    switch member?.flowNavigation.perform(.open(link)) ?? app.open(link) {
    case .done: break
    case .refused(.notOffered), .refused(.notFound): return nil
    case let other: return "the link's answer was \(other)"
    }
    guard app.engine.events.transitionCount <= before + 1 else { return "several transitions" }
    guard app.link == link else { return "the link leads to \(app.link ?? "no link")" }
    let phases = phases.values.map {
      FlowModel.Phase(screen: $0.screen.id.rawValue, phase: $0.phase)
    }
    self.phases.values = []
    let kinds = app.tree.flows.compactMapValues { $0.route?.base as? FlowRoute }
    model.adopt(
      FlowTree(app.tree), last: app.engine.lastIdentity, phases, house.given,
      Dictionary(uniqueKeysWithValues: kinds.map { ($0.key.rawValue, $0.value) }))
    seenPhases = model.phases.count
    return nil
  }

  private mutating func stateDifference() -> String? {
    if let link = app.link { links.insert(link) }
    return treeDifference() ?? scopeDifference() ?? phaseDifference() ?? resultDifference()
  }

  private func treeDifference() -> String? {
    let shown = FlowTree(app.tree)
    guard shown == model.tree else {
      return "the tree is\n\(app.tree)\n\(shown)\nnot\n\(model.tree)"
    }
    if let torn = shown.tornFlow { return "the screens of flow \(torn) are not side by side" }
    let live = app.engine.live.flows.keys.map(\.rawValue).sorted()
    return live == model.tree.flows.keys.sorted() ? nil : "the live flows are \(live)"
  }

  private func scopeDifference() -> String? {
    let screens = Set(model.tree.screens.map(\.id))
    let live = Set(house.scopes.filter { !$0.value.isEnded }.keys)
    let known = Set(app.engine.live.screens.keys.map(\.rawValue))
    guard live == screens, known == screens else {
      return "alive are \(live.sorted()), and the tree has \(screens.sorted())"
    }
    let shown = house.scopes.filter { $0.value.phase == .shown }.keys.sorted()
    return shown == model.tree.shown.map(\.id).sorted() ? nil : "shown are \(shown)"
  }

  private mutating func phaseDifference() -> String? {
    let told = phases.values.map { FlowModel.Phase(screen: $0.screen.id.rawValue, phase: $0.phase) }
    let expected = Array(model.phases[seenPhases...])
    phases.values = []
    seenPhases = model.phases.count
    guard told == expected else { return "told of \(told), not \(expected)" }
    let lives = Dictionary(grouping: model.phases, by: \.screen)
    return lives.values.allSatisfy { isLife($0.map(\.phase)) } ? nil : "an odd life: \(lives)"
  }

  /// Returns a Boolean value that indicates whether the phases are made, then shown and covered in
  /// turns, then ended while not shown.
  private func isLife(_ phases: [LifecyclePhase]) -> Bool {
    guard phases.first == .made else { return false }
    for (phase, next) in zip(phases, phases.dropFirst()) {
      switch (phase, next) {
      case (.made, .shown), (.covered, .shown), (.shown, .covered): continue
      case (.made, .ended), (.covered, .ended): continue
      default: return false
      }
    }
    return true
  }

  private func resultDifference() -> String? {
    guard house.given == model.given else {
      return "given were \(house.given), not \(model.given)"
    }
    let flows = house.given.map(\.flow)
    guard Set(flows).count == flows.count else { return "a flow has given two results" }
    let over = model.kinds.keys.filter { $0 != 1 && app.tree.flows[FlowID(rawValue: $0)] == nil }
    guard Set(flows).isSuperset(of: over) else { return "a flow has given no result" }
    let others = issues.values.filter { !$0.contains(" was refused: ") }
    return others.isEmpty ? nil : "\(others)"
  }
}
