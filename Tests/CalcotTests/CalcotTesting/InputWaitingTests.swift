import Calcot
import CalcotTesting
import CalcotViews
import Observation
import Testing

@Suite("An input of a test")
@MainActor
struct InputWaitingTests {
  private let desk = Desk()

  private func app() -> TestApp {
    TestApp(
      ContentCoordinator { [desk] in
        Screen("Desk") {
          Text(desk.text)
          Button("Save") { await desk.save() }
        }
      })
  }

  @Test func `waits for the task that it has started`() async {
    let app = app()
    await app.tap("Save")
    app.expect("Saved")
  }

  @Test func `returns at once where nothing is awaited, so that the moment in between is seen`()
    async
  {
    let app = app()
    app.atOnce { $0.tap("Save") }
    app.expectNot("Saved")
    await app.settle()
    app.expect("Saved")
  }

  @Test(arguments: Holder.allCases)
  func `does not wait for what only the test can bring about`(_ holder: Holder) async {
    let (gate, clock) = (Gate(isOpen: false), ManualClock())
    let line = FakeConnection("the server")
    line.state = .waits
    desk.answer = {
      switch holder {
      case .gate: await gate.pass()
      case .clock: try? await clock.sleep(for: .seconds(1))
      case .connection: try? await line.pass()
      }
    }
    let app = app()
    await app.tap("Save")
    app.expect("Saving")
    gate.open()
    clock.advance(by: .seconds(1))
    line.state = .answers
    await app.settle()
    app.expect("Saved")
  }

  /// A part of a test that holds up an answer.
  enum Holder: CaseIterable { case gate, clock, connection }
}

@MainActor @Observable
private final class Desk {
  private(set) var text = "Draft"
  @ObservationIgnored var answer: @MainActor () async -> Void = {
    for _ in 0..<20 { await Task.yield() }
  }

  func save() async {
    text = "Saving"
    await answer()
    text = "Saved"
  }
}
