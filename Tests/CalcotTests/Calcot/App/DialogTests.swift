import Calcot
import CalcotContent
import CalcotTesting
import Testing

@Suite("A question to the user")
@MainActor
struct DialogTests {
  let pages = Pages()
  let question = Question("Really?", action: "Yes", role: .destructive, cancel: "No")

  @Test func `refuses the request that asks it where no host can show it`() {
    let host = RenderingHost()
    host.capabilities = []
    pages.app.attach(host)
    pages.coordinator.guardAnswer = { [question] _ in .ask(question) }
    #expect(pages.coordinator.push(1) == .refused(.hostCannot(.alert, host: "rendering")))
    #expect(pages.app.tree.dialog == nil)
  }

  @Test func `without choices is reported, and answered with nothing`() async {
    let answer = await pages.navigation.alert("Well?", choices: [Choice<Int>]())
    #expect(answer == nil)
    #expect(
      pages.issues.values == [
        "An alert was not asked: it has no choices, so nobody could answer. Give it at least one."
      ])
  }

  @Test("that is not answered when the app ends refuses its request because the app ended")
  func unansweredAtTheEnd() async {
    pages.coordinator.guardAnswer = { [question] _ in .ask(question) }
    let parked = pages.coordinator.push(1)
    let deferred = pages.coordinator.push(2)
    #expect(parked.settled == nil)
    pages.app.end()
    #expect(await parked.outcome() == .refused(.notRunning))
    #expect(await deferred.outcome() == .refused(.notRunning))
  }

  @Test("is taken away, and answered with nothing, when the task that asked is cancelled")
  func cancelledTask() async {
    let answers = Recorder<Int?>()
    let task = Task { [pages] in
      answers.values.append(await pages.navigation.alert("Well?", choices: [Choice("One", 1)]))
    }
    await pages.app.settle()
    #expect(pages.app.tree.dialog?.title == "Well?")
    task.cancel()
    await pages.app.settle()
    #expect(pages.app.tree.dialog == nil)
    #expect(answers.values == [nil])
  }

  @Test func `that waits behind another goes with its screen, and is never shown`() async {
    pages.coordinator.push(1)
    let answers = Recorder<String>()
    for (scope, name) in [(pages.scope(0), "root"), (pages.scope(1), "page")] {
      scope?.task { [pages] in
        let answer = await pages.navigation.alert(name, choices: [Choice("Fine", name)])
        answers.values.append(answer ?? "nothing for \(name)")
      }
      await pages.app.settle()
    }
    #expect(pages.app.tree.dialog?.title == "root")
    pages.navigation.pop()
    await pages.app.settle()
    #expect(answers.values == ["nothing for page"])
    if let dialog = pages.app.tree.dialog { pages.app.send(.choose(0, in: dialog.id)) }
    await pages.app.settle()
    #expect(answers.values == ["nothing for page", "root"])
    #expect(pages.app.tree.dialog == nil)
  }

  @Test func `refuses a choice that it does not offer, and any choice once it is gone`() {
    pages.coordinator.guardAnswer = { [question] in
      $0.reason.name == "push" ? .ask(question) : .allow
    }
    pages.coordinator.push(1)
    guard let dialog = pages.app.tree.dialog else { return }
    for index in [-1, 2, Int.max, Int.min] {
      #expect(
        pages.app.send(.choose(index, in: dialog.id))
          == .refused(.noSuchChoice(index, available: 2)))
    }
    pages.app.send(.choose(1, in: dialog.id))
    #expect(pages.app.send(.choose(0, in: dialog.id)) == .refused(.stale("dialog 4")))
  }

  @Test("is asked for each screen that would go, and holds back what is asked for meanwhile")
  func asksForEach() {
    pages.coordinator.push(1)
    pages.coordinator.push(2)
    for number in [1, 2] {
      pages.coordinator.viewModels[number]?.leavability = .asks(
        Question("Leave \(number)?", action: "Leave", role: .destructive, cancel: "Stay"))
    }
    let first = pages.navigation.popToRoot()
    let second = pages.coordinator.push(3)
    for title in ["Leave 2?", "Leave 1?"] {
      #expect(pages.app.tree.dialog?.title == title)
      #expect(first.settled == nil)
      #expect(second.settled == nil)
      if let dialog = pages.app.tree.dialog { pages.app.send(.choose(0, in: dialog.id)) }
    }
    #expect(first.settled == .done)
    #expect(second.settled == .done)
    #expect(pages.pages == [0, 3])
    #expect(chains(pages.transitions.values))
  }
}
