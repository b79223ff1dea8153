import Calcot
import CalcotContent
import CalcotTesting
import Testing

@testable import CalcotSwiftUI

@MainActor
@Suite("What SwiftUI sets")
struct BindingTests {
  private let test = HostOnTest(PantryCoordinator())
  private var navigation: StackNavigation<PantryRoute> { test.coordinator.navigation }

  @Test func `a shorter path pops, in the same turn`() async {
    navigation.setStack([.shelf, .jar(1), .jar(2), .jar(3)])
    let path = test.base.path
    #expect(path.count == 3)
    test.base.path = Array(path.prefix(2))
    #expect(navigation.routes == [.shelf, .jar(1), .jar(2)])
    test.base.path = []
    #expect(navigation.routes == [.shelf])
    await test.settle()
    #expect(test.base.path.isEmpty)
  }

  @Test func `a pop that a guard refuses comes back, once SwiftUI has seen it go`() async {
    navigation.push(.jar(1))
    test.coordinator.guardAnswer = { $0.reason.name == "pop" ? .refuse("Stay.") : .allow }
    let path = test.base.path
    test.base.path = []
    #expect(navigation.routes == [.shelf, .jar(1)])
    #expect(test.base.path.isEmpty)
    await test.settle()
    #expect(test.base.path == path)
  }

  @Test func `a path that nobody asked for is put back`() async {
    navigation.push(.jar(1))
    let path = test.base.path
    test.base.path = path + [ScreenID(rawValue: 1_000)]
    await test.settle()
    #expect(test.base.path == path)
    #expect(navigation.routes.count == 2)
  }

  @Test func `a pulled sheet leaves the tree when it is gone`() async {
    navigation.present(.jar(1))
    appear()
    #expect(test.host.surface.activity == .idle)
    test.layers[0].sheet = nil
    #expect(test.layers.count == 1)
    #expect(test.app.tree.layers.count == 2)
    test.host.dismissed(over: test.layers[0].id)
    #expect(test.app.tree.layers.count == 1)
    test.host.dismissed(over: test.layers[0].id)
    await test.settle()
    #expect(test.host.surface.activity == .idle)
  }

  @Test("a sheet with unsaved work is not to be pulled, and comes back with a question if it is")
  func pullOfUnsavedWork() async {
    navigation.present(.label)
    appear()
    #expect(test.layers[1].mayLeave)
    type("Salt")
    #expect(!test.layers[1].mayLeave)
    test.layers[0].sheet = nil
    test.host.dismissed(over: test.layers[0].id)
    await test.settle()
    #expect(test.layers.count == 2)
    appear()
    await test.settle()
    #expect(test.layers[1].isAlertShown)
    #expect(test.layers[1].dialog?.title == "Throw it away?")
    #expect(!test.layers[0].isAlertShown)
  }

  @Test("a change that is asked for while a modal comes waits for it, but not for ever")
  func waiting() async {
    navigation.present(.jar(1))
    navigation.present(.jar(2), as: .halfSheet)
    #expect(test.layers.count == 2)
    appear()
    #expect(test.layers.count == 3)
    navigation.dismiss()
    #expect(test.layers.count == 3)
    await test.settle()
    test.clock.advance(by: .seconds(3))
    await test.settle()
    #expect(test.layers.count == 2)
    #expect(test.host.surface.activity != .idle)
    test.host.dismissed(over: test.layers[1].id)
    #expect(test.host.surface.activity == .idle)
  }

  @Test func `a sheet that SwiftUI closes while it comes is out of the tree in the end`() async {
    navigation.present(.jar(1))
    test.layers[0].sheet = nil
    await test.settle()
    test.clock.advance(by: .seconds(3))
    await test.settle()
    #expect(test.app.tree.layers.count == 1)
    #expect(test.layers.count == 1)
  }

  @Test func `several modals that SwiftUI takes off at once leave together`() async {
    navigation.present(.jar(1))
    appear()
    navigation.present(.jar(2))
    appear()
    test.layers[0].sheet = nil
    await test.settle()
    #expect(test.app.tree.layers.count == 1)
    #expect(test.layers.count == 1)
  }

  @Test func `a second choice in an alert that is answered counts for nothing`() async throws {
    let answer = Task {
      await navigation.alert("Which?", choices: [Choice("This", "this"), Choice("That", "that")])
    }
    await test.settle()
    let dialog = try #require(test.layers[0].dialog)
    test.host.choose(0, in: dialog)
    test.host.choose(1, in: dialog)
    await test.settle()
    #expect(await answer.value == "this")
  }

  @Test("an action sheet is cancelled by a tap beside it, also without a choice for that")
  func closing() async {
    var answers: [String?] = []
    for choices in [
      [Choice("This", "this"), Choice("None", role: .cancel, "none")], [Choice("This", "this")],
    ] {
      Task { @MainActor in
        answers.append(await navigation.actionSheet("Which?", choices: choices))
      }
      await test.settle()
      #expect(test.layers[0].isAlertShown)
      test.layers[0].isAlertShown = false
      await test.settle()
    }
    #expect(answers == ["none", nil])
    #expect(!test.layers[0].isAlertShown)
  }

  /// Reports the appearance of the modals, as SwiftUI would.
  private func appear() {
    for layer in test.layers { test.host.appeared(layer.id) }
  }

  private func type(_ text: String) {
    guard let screen = test.app.tree.visible?.id,
      let field = test.app.content(of: screen)?.body.first
    else { return }
    test.app.send(.edit(field.id, text: text, in: screen))
  }
}
