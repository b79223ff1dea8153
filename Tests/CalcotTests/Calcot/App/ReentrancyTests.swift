import Calcot
import CalcotContent
import Testing

@Suite("An app that is used from inside its own navigation")
@MainActor
struct ReentrancyTests {
  let pages = Pages()

  @Test func `carries out afterwards what is asked for while a calçot is assembled and loaded`() {
    let answers = Recorder<Answer>()
    pages.coordinator.onAssembly = { [pages] number in
      if number == 1 { answers.values.append(pages.coordinator.push(2)) }
    }
    pages.coordinator.onViewDidLoad = { [pages] number in
      if number == 1 { answers.values.append(pages.coordinator.push(3)) }
    }
    #expect(pages.coordinator.push(1) == .done)
    #expect(pages.pages == [0, 1, 2, 3])
    #expect(answers.values.map(\.settled) == [.done, .done])
    #expect(chains(pages.transitions.values))
  }

  @Test func `carries out afterwards what a guard asks for`() {
    pages.coordinator.guardAnswer = { [pages] proposed in
      guard proposed.reason.name == "push", pages.pages == [0] else { return .allow }
      pages.navigation.present(PageRoute(9))
      return .refuse("Log in first.")
    }
    #expect(pages.coordinator.push(1) == .refused(.guarded("Log in first.")))
    #expect(pages.app.tree.description == "base: page 0\nsheet: page 9")
  }

  @Test func `tells a question that a guard asks from the next one`() async {
    guard #available(macOS 26, iOS 26, *) else { return }
    let answers = Recorder<String>()
    let ask: @MainActor (String) async -> Void = { [pages] title in
      let answer = await pages.navigation.alert(title, choices: [Choice("Yes", 1)])
      answers.values.append("\(title) \(answer ?? 0)")
    }
    pages.coordinator.push(1)
    pages.coordinator.guardAnswer = { _ in
      Task.immediate { await ask("first") }
      return .allow
    }
    pages.navigation.pop()
    let second = Task.immediate { await ask("second") }
    second.cancel()
    await pages.app.settle()
    #expect(answers.values == ["second 0"])
    if let dialog = pages.app.tree.dialog { pages.app.send(.choose(0, in: dialog.id)) }
    await pages.app.settle()
    #expect(answers.values == ["second 0", "first 1"])
  }

  @Test func `keeps what a guard asks for though the screen that caused it leaves`() {
    pages.coordinator.push(1)
    let pending = Recorder<Answer>()
    pages.coordinator.guardAnswer = { [pages] proposed in
      if proposed.reason.name == "close" { pending.values.append(pages.coordinator.push(2)) }
      return .allow
    }
    pages.use { [pages] in pages.coordinator.close() }
    #expect(pages.pages == [0, 2])
    #expect(pending.values.map(\.settled) == [.done])
  }

  @Test func `keeps what an observer asks for though the screen that caused it leaves`() {
    pages.coordinator.push(1)
    pages.app.transitions.add { [pages] in
      if $0.reason.name == "close" { pages.coordinator.push(2) }
    }
    pages.use { [pages] in pages.coordinator.close() }
    #expect(pages.pages == [0, 2])
    #expect(pages.transitions.values.last?.askedBy == .app)
  }

  @Test func `takes an answer from inside a transition as the next transition`() {
    let app = pages.app
    let before = Recorder<TreeTransition>()
    app.transitions.add { [weak app] transition in
      guard let dialog = transition.after.dialog, let app, transition.reason == .ask else { return }
      app.send(.choose(0, in: dialog.id))
    }
    app.transitions.add { before.values.append($0) }
    let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")
    pages.coordinator.guardAnswer = { $0.reason.name == "push" ? .ask(question) : .allow }
    let answer = pages.coordinator.push(1)
    #expect(answer.settled == .done)
    #expect(pages.pages == [0, 1])
    #expect(before.values.map(\.reason.name) == ["ask", "answer", "push"])
    #expect(chains(before.values))
  }

  @Test(
    "ends from inside an action, an observer, a scope's end, an assembly or a loading view",
    arguments: EndingPlace.allCases)
  func endsInside(_ place: EndingPlace) {
    let ended = Recorder<Int>()
    let later = Recorder<TreeTransition>()
    let app = pages.app
    place.prepare(pages, end: { [weak app] in app?.end() }, ended: ended)
    app.transitions.add { later.values.append($0) }
    pages.navigation.setStack([PageRoute(0), PageRoute(1), PageRoute(2)])
    pages.use { [pages] in
      pages.app.end()
      #expect(pages.coordinator.push(5) == .refused(.notRunning))
    }
    pages.navigation.popToRoot()
    #expect(app.tree.layers.isEmpty)
    #expect(chains(later.values), "\(later.values)")
    #expect(later.values.last?.reason == .end)
    #expect(pages.transitions.values.map(\.number) == later.values.map(\.number))
    #expect(Set(ended.values).count == ended.values.count, "a scope ended twice")
    #expect(app.tree.screens.allSatisfy { app.scope(of: $0.id) == nil })
  }

  @Test func `ends when its handle is released in the middle of an action`() async {
    var app: CalcotApp? = CalcotApp(pages.coordinator)
    let told = Recorder<TreeTransition>()
    app?.transitions.add { told.values.append($0) }
    weak let scope = app?.tree.visible.flatMap { app?.scope(of: $0.id) }
    scope?.onEnd { told.values = told.values }
    app = nil
    #expect(told.values.map(\.reason.name) == ["end"])
    #expect(scope == nil)
  }
}

enum EndingPlace: String, CaseIterable, CustomTestStringConvertible {
  case action, observer, scopeEnd, assembly, viewDidLoad
  var testDescription: String { rawValue }

  @MainActor
  func prepare(_ pages: Pages, end: @escaping @MainActor () -> Void, ended: Recorder<Int>) {
    pages.coordinator.onEnd = { number in
      ended.values.append(number)
      if self == .scopeEnd, number == 2 { end() }
    }
    switch self {
    case .action, .scopeEnd: break
    case .observer: pages.app.transitions.add { if $0.reason.name == "setStack" { end() } }
    case .assembly: pages.coordinator.onAssembly = { if $0 == 1 { end() } }
    case .viewDidLoad: pages.coordinator.onViewDidLoad = { if $0 == 1 { end() } }
    }
  }
}

extension Answer {
  /// The final answer; nil while it waits.
  @MainActor var settled: Answer? {
    switch self {
    case .done: .done
    case .refused(let refusal): .refused(refusal)
    case .queued(let pending), .deferred(let pending): pending.settled
    }
  }
}
