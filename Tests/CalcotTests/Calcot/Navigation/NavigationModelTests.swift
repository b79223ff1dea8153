import CalcotTesting
import Testing

import CalcotViews

@testable import Calcot

@Suite("Navigation agrees with a simple model")
@MainActor
struct NavigationModelTests {
  @Test("over 10,000 random sequences of requests, answers, guards and the user's inputs")
  func randomSequences() async {
    var seeds = SeededGenerator(seed: RandomSeed.value)
    for number in 0..<RandomSeed.rounds(10_000, short: 400) {
      var run = NavigationRun(seed: seeds.next())
      guard let difference = await run.play() else { continue }
      Issue.record(
        """
        CALCOT_SEED=\(RandomSeed.value), sequence \(number): \(difference)
        \(run.steps.map { "  \($0)" }.joined(separator: "\n"))
        """)
      return
    }
  }
}

/// A random sequence, performed by the model and by an app.
@MainActor
struct NavigationRun {
  private(set) var steps: [NavigationStep] = []
  private var model = NavigationModel()
  private let subject: NavigationUnderTest
  private var random: SeededGenerator
  private var pending: [Int: PendingRequest] = [:]
  private var seenNested = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    subject = NavigationUnderTest(hasHost: random.once(in: 2))
  }

  /// Plays the sequence; returns the first difference.
  mutating func play() async -> String? {
    for _ in 0..<(5 + random.below(30)) {
      if let difference = await step(.random(model, using: &random)) { return difference }
    }
    if random.once(in: 2), let difference = await answerEverything() { return difference }
    let unsettled = model.outcomes.indices.filter { model.outcomes[$0] == nil }
    subject.end()
    await subject.app.settle()
    await subject.awaitAnswers()
    for index in unsettled where pending[index]?.settled != .refused(.notRunning) {
      return "a request was left behind at the end: \(pending[index]?.settled as Any)"
    }
    if Set(subject.coordinator.ended) != Set(subject.coordinator.made)
      || subject.coordinator.ended.count != subject.coordinator.made.count
    {
      return "made \(subject.coordinator.made), ended \(subject.coordinator.ended)"
    }
    return chains(subject.transitions) ? alertDifference() : "the transitions do not chain"
  }

  private mutating func answerEverything() async -> String? {
    if let difference = await step(.guarding(.allows)) { return difference }
    while model.tree.dialog != nil {
      if let difference = await step(.answer(0)) { return difference }
    }
    let waiting = model.outcomes.indices.filter { model.outcomes[$0] == nil }
    return waiting.isEmpty ? nil : "\(waiting.count) requests wait though nobody is asked"
  }

  private mutating func step(_ step: NavigationStep) async -> String? {
    steps.append(step)
    let expected = model.perform(step)
    let answer = subject.perform(step)
    if case .alert = step { await subject.settle() }
    if let expected, let answer, let difference = compare(answer, expected) { return difference }
    return nestedDifference() ?? treeDifference() ?? scopeDifference() ?? outcomeDifference()
  }

  private mutating func compare(
    _ answer: Answer, _ expected: NavigationModel.Predicted
  ) -> String? {
    switch (answer, expected) {
    case (.done, .done): return nil
    case (.refused(let refusal), .refused(let other)) where refusal == other: return nil
    case (.queued(let request), .queued(let index)), (.deferred(let request), .deferred(let index)):
      pending[index] = request
      return nil
    default: return "the answer was \(answer), not \(expected)"
    }
  }

  private mutating func nestedDifference() -> String? {
    guard model.nestedAnswers.count == subject.nestedAnswers.count else {
      return "\(subject.nestedAnswers) from inside, not \(model.nestedAnswers)"
    }
    while seenNested < model.nestedAnswers.count {
      let index = seenNested
      seenNested += 1
      if let difference = compare(subject.nestedAnswers[index], model.nestedAnswers[index]) {
        return "from inside " + difference
      }
    }
    return nil
  }

  private func treeDifference() -> String? {
    let shown = ModelTree(subject.app.tree)
    guard shown.layers == model.tree.layers else {
      return "the tree is\n\(shown.layers)\nnot\n\(model.tree.layers)"
    }
    let (dialog, expected) = (shown.dialog, model.tree.dialog)
    guard dialog?.id == expected?.id, dialog?.title == expected?.title,
      dialog?.owner == expected?.owner, dialog?.choices == expected?.choices
    else { return "the dialog is \(dialog as Any), not \(expected as Any)" }
    let told = subject.transitions.map {
      NavigationModel.Told(reason: $0.reason, asker: $0.askedBy)
    }
    return told == model.told ? nil : "told of \(told), not \(model.told)"
  }

  private func scopeDifference() -> String? {
    let coordinator = subject.coordinator
    let live = coordinator.made.filter { coordinator.scopes[$0]?.isEnded == false }
    if Set(live) != Set(model.tree.screens.map(\.id))
      || Set(coordinator.made).count != coordinator.made.count
    {
      return "alive are \(live), made were \(coordinator.made)"
    }
    if coordinator.ended != model.ended {
      return "ended are \(coordinator.ended), not \(model.ended)"
    }
    let carried = coordinator.carried
    return carried == model.carried ? nil : "carried were \(carried), not \(model.carried)"
  }

  private func outcomeDifference() -> String? {
    for (index, request) in pending where request.settled != model.outcomes[index] {
      return "a request ended \(request.settled as Any), not \(model.outcomes[index] as Any)"
    }
    let others = subject.issues.filter { !$0.contains(" was refused: ") }
    return others.isEmpty ? nil : "\(others)"
  }

  private func alertDifference() -> String? {
    for (number, answer) in subject.alertAnswers
    where answer != (model.alertAnswers[number] ?? nil) {
      return "alert \(number) was answered \(answer as Any)"
    }
    let asked = steps.filter { if case .alert = $0 { true } else { false } }.count
    return subject.alertAnswers.count == asked ? nil : "not every alert was answered"
  }
}

extension ModelTree {
  init(_ tree: NavigationTree) {
    layers = tree.layers.map { layer in
      Layer(
        id: layer.id.rawValue, style: layer.style,
        screens: layer.stack.nodes.map {
          Screen(id: $0.id.rawValue, route: ($0.route.base as? PageRoute)?.number ?? -1)
        })
    }
    dialog = tree.dialog.map {
      Dialog(
        id: $0.id.rawValue, title: $0.title, owner: $0.owner?.rawValue, choices: $0.choices.count,
        alert: nil)
    }
  }
}
