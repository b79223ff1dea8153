import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("A dialog in SwiftUI")
struct DialogTests {
  private let coordinator = PantryCoordinator()
  private let app: CalcotApp
  private let clock = ManualClock()
  private let host: SwiftUIHost

  init() {
    app = CalcotApp(coordinator)
    host = SwiftUIHost(app, clock: clock)
  }

  private func shown() -> SwiftUIScreen {
    let screen = SwiftUIScreen(RunningApp(host))
    screen.settle()
    return screen
  }

  @Test(
    "is answered by the choice, whether it is closed before or after", arguments: [false, true])
  func choice(clearsBindingFirst: Bool) async {
    let screen = shown()
    let answer = ask("This?")
    await rest(screen)
    #expect(screen.choose("Yes", clearsBindingFirst: clearsBindingFirst))
    await rest(screen)
    #expect(await answer.value == "yes")
    #expect(screen.layers.count == 1)
    #expect(app.tree.dialog == nil)
  }

  @Test("makes room for the next one when it is closed, in either order", arguments: [false, true])
  func next(clearsBindingFirst: Bool) async {
    let screen = shown()
    let first = ask("First?")
    let second = ask("Second?")
    await rest(screen)
    #expect(screen.choose("Yes", clearsBindingFirst: clearsBindingFirst))
    await rest(screen)
    #expect(screen.top.label == "Second?")
    clock.advance(by: .seconds(1))
    await rest(screen)
    #expect(screen.choose("No", clearsBindingFirst: clearsBindingFirst))
    await rest(screen)
    #expect(await first.value == "yes")
    #expect(await second.value == "no")
    #expect(screen.warnings == [])
  }

  @Test func `that is closed beside it is cancelled, when no choice has come for a moment`() async {
    let screen = shown()
    let answer = ask("This?")
    await rest(screen)
    host.base?.isAlertShown = false
    await rest(screen)
    clock.advance(by: .milliseconds(199))
    await rest(screen)
    #expect(app.tree.dialog != nil)
    clock.advance(by: .milliseconds(1))
    await rest(screen)
    #expect(app.tree.dialog == nil)
    #expect(await answer.value == "no")
  }

  @Test("that the app takes away makes room for the next one when its animation is over")
  func withdrawal() async {
    let screen = shown()
    let first = ask("First?")
    _ = ask("Second?")
    await rest(screen)
    #expect(screen.top.label == "First?")
    first.cancel()
    await rest(screen)
    #expect(screen.layers.count == 1)
    clock.advance(by: .milliseconds(499))
    await rest(screen)
    #expect(screen.layers.count == 1)
    clock.advance(by: .milliseconds(1))
    await rest(screen)
    #expect(screen.top.label == "Second?")
    #expect(screen.warnings == [])
  }

  @Test func `that is on its way out does not undo what the person does next`() async {
    coordinator.navigation.push(.jar(1))
    coordinator.navigation.push(.jar(2))
    let screen = shown()
    let question = ask("Well?")
    await rest(screen)
    question.cancel()
    await rest(screen)
    #expect(screen.back())
    await rest(screen)
    #expect(screen.titles == ["Shelf", "Jar 1"])
    #expect(coordinator.navigation.routes == [.shelf, .jar(1)])
  }

  @Test func `is given up at once when SwiftUI tells nothing of its end`() async {
    let test = HostOnTest(coordinator)
    let answer = ask("This?")
    await test.settle()
    test.layers[0].isAlertShown = false
    await trip()
    await test.app.settle()
    test.clock.advance(by: .seconds(2))
    await trip()
    await test.app.settle()
    #expect(test.host.surface.activity == .idle)
    #expect(await answer.value == "no")
  }

  @Test func `of choices is an alert, since it would point at nothing`() async {
    let screen = shown()
    Task { _ = await coordinator.navigation.actionSheet("Which?", choices: [Choice("A", 1)]) }
    await rest(screen)
    #expect(screen.top.kind == .alert)
  }

  private func ask(_ title: String) -> Task<String?, Never> {
    let choices = [Choice("Yes", "yes"), Choice("No", role: .cancel, "no")]
    let navigation = coordinator.navigation
    return Task { await navigation.alert(title, choices: choices) }
  }

  private func rest(_ screen: SwiftUIScreen) async {
    for _ in 0..<4 {
      await trip()
      await app.settle()
      screen.settle()
    }
  }
}
