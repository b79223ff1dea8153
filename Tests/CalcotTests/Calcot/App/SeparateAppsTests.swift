import Calcot
import CalcotContent
import Testing

@Suite("Two apps in one process")
@MainActor
struct SeparateAppsTests {
  let first = Pages()
  let second = Pages()

  @Test func `do not influence each other`() {
    first.coordinator.push(1)
    #expect(second.pages == [0])
    #expect(second.transitions.values.isEmpty)
    second.navigation.present(PageRoute(5))
    first.app.end()
    #expect(second.app.tree.description == "base: page 0\nsheet: page 5")
    #expect(second.coordinator.push(6) == .done)
  }

  @Test func `do not take a screen of the one for a screen of the other`() {
    second.coordinator.push(1)
    first.coordinator.push(1)
    second.coordinator.push(2)
    let visible = second.app.tree.visible?.id
    first.use { [second] in second.coordinator.close() }
    #expect(second.pages == [0, 1], "the visible screen is closed, whoever asks from outside")
    #expect(second.transitions.values.last?.askedBy == .app)
    #expect(second.app.tree.visible?.id != visible)
  }

  @Test func `do not tie a question in the one to a screen of the other`() async {
    first.coordinator.push(1)
    second.coordinator.push(1)
    let answers = Recorder<String?>()
    first.scope(1)?.task { [second] in
      answers.values.append(
        await second.navigation.alert("Well?", choices: [Choice("Yes", "yes")]))
    }
    await first.app.settle()
    second.navigation.pop()
    #expect(second.app.tree.dialog?.owner == nil)
    #expect(second.app.tree.dialog?.title == "Well?")
    guard let dialog = second.app.tree.dialog else { return }
    second.app.send(.choose(0, in: dialog.id))
    await first.app.settle()
    #expect(answers.values == ["yes"])
  }

  @Test func `that were given one coordinator are reported to the app that loses it`() {
    let thief = CalcotApp(first.coordinator)
    #expect(
      first.issues.values == [
        """
        PagesCoordinator already runs in another app, and its navigation now belongs to flow 1: \
        make a coordinator for each flow.
        """
      ])
    first.coordinator.push(1)
    #expect(thief.tree.layers.first?.stack.count == 2)
    #expect(first.app.tree.layers.first?.stack.count == 1)
  }

  @Test func `may use a coordinator one after the other`() {
    first.app.end()
    let next = CalcotApp(first.coordinator)
    #expect(first.issues.values.isEmpty)
    #expect(first.coordinator.push(1) == .done)
    next.end()
  }
}
