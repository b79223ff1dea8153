import Calcot
import CalcotStreams
import CalcotTesting
import Testing
import UIKit

/// Actions bound to UIKit controls.
@MainActor
@Suite struct ControlActionTests {
  private let gate = Gate(isOpen: false)
  private let started = PublishRelay<String>()

  /// Returns an action whose runs report their input, and wait at the gate.
  private func waiting(enabledIf: Driver<Bool> = .just(true)) -> Action<String, String> {
    Action(enabledIf: enabledIf) { [gate, started] input in
      started.accept(input)
      await gate.pass()
      return input
    }
  }

  /// Triggers the action of a control and waits until it is at the gate.
  private func use(_ control: UIControl) async {
    control.sendActions(for: .primaryActionTriggered)
    await gate.untilWaiting(1)
  }

  /// Opens the gate, and returns when a later run of another action has passed it.
  private func openGate() async {
    gate.open()
    await Action<Void, Void> { [gate] in
      await gate.pass()
      await Task.yield()
    }.execute()
  }

  @Test func `a control starts its action, and is disabled while it executes`() async {
    let action = Action<Void, Void> { [gate] in await gate.pass() }
    let button = UIButton()
    button.bind(to: action)
    #expect(button.isEnabled)
    await use(button)
    #expect(!button.isEnabled)
    await withCheckedContinuation { done in
      let end = action.completions.emit { done.resume() }
      gate.open()
      end.store(in: &kept.all)
    }
    #expect(button.isEnabled)
  }

  @Test func `a control is disabled while its action is not enabled`() {
    let condition = PublishRelay<Bool>()
    let button = UIButton()
    button.bind(
      to: Action<Void, Void>(enabledIf: condition.asSignal().asDriver(startingWith: false)) {})
    #expect(!button.isEnabled)
    condition.accept(true)
    #expect(button.isEnabled)
  }

  @Test func `a control gives its action an input`() async {
    let field = UITextField()
    let action = Action<String, String> { $0 }
    var given: [String] = []
    let subscription = action.elements.emit { given.append($0) }
    field.bind(to: action, on: .editingDidEndOnExit) { (field: UITextField) in field.text ?? "" }
    field.insertText("Ada")
    field.sendActions(for: .editingDidEndOnExit)
    #expect(given == ["Ada"])
    subscription.cancel()
  }

  @Test func `a binding does not keep the control alive`() {
    let action = waiting()
    var button: UIButton? = UIButton()
    weak let held = button
    button?.bind(to: action) { (_: UIButton) in "a" }
    button = nil
    #expect(held == nil)
  }

  @Test func `a new binding ends the old one: only the new action is started and shown`() {
    let condition = PublishRelay<Bool>()
    let isOld = condition.asSignal().asDriver(startingWith: true)
    var calls: [String] = []
    let button = UIButton()
    button.bind(to: Action<Void, Void>(enabledIf: isOld) { calls.append("old") })
    button.bind(to: Action<Void, Void> { calls.append("new") })
    condition.accept(false)
    #expect(button.isEnabled)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["new"])
  }

  @Test func `a new binding cancels what the old one has started`() async {
    let action = waiting()
    let button = UIButton()
    button.bind(to: action) { (_: UIButton) in "a" }
    await use(button)
    button.bind(to: Action<Void, Void> {})
    #expect(!action.isExecuting.value)
  }

  @Test func `the control's deallocation cancels the work`() async {
    let action = waiting()
    var elements: [String] = []
    let subscription = action.elements.emit { elements.append($0) }
    var button: UIButton? = UIButton()
    button?.bind(to: action) { (_: UIButton) in "a" }
    if let button { await use(button) }
    #expect(action.isExecuting.value)
    button = nil
    #expect(!action.isExecuting.value)
    await openGate()
    #expect(elements == [])
    subscription.cancel()
  }

  @Test func `the control's deallocation leaves what others have started`() async {
    let action = waiting()
    var button: UIButton? = UIButton()
    button?.bind(to: action) { (_: UIButton) in "a" }
    action.start("b")
    await gate.untilWaiting(1)
    button = nil
    #expect(action.isExecuting.value)
    await openGate()
  }

  @Test func `unbinding leaves the control as it was before`() {
    var calls = 0
    let button = UIButton()
    button.bind(to: Action<Void, Void>(enabledIf: .just(false)) { calls += 1 })
    button.unbind()
    #expect(button.isEnabled)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 0)
  }

  @Test func `other actions of the control are left alone`() {
    var taps = 0
    let button = UIButton()
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.bind(to: Action<Void, Void> {})
    button.unbind()
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  private final class Kept { var all: Set<AnyCancellable> = [] }
  private let kept = Kept()
}
