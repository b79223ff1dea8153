import CalcotTesting
import Testing

@testable import Calcot

@Suite("Work for as long as a screen is shown")
@MainActor
struct TaskWhileShownTests {
  let flows = NestedFlows()
  let log = Recorder<String>()
  let gate = Gate(isOpen: false)

  init() {
    flows.outer.whileShown["a"] = { [log, gate] in
      log.values.append("begins")
      await gate.passUnlessCancelled()
      log.values.append(Task.isCancelled ? "is cancelled" : "is done")
    }
  }

  @Test func `starts when the screen is shown, and is cancelled when it is covered`() async {
    flows.outer.navigation.push("a")
    await flows.app.settle()
    #expect(log.values == ["begins"])
    flows.outer.navigation.push("b")
    await flows.app.settle()
    #expect(log.values == ["begins", "is cancelled"])
  }

  @Test func `starts again each time that the screen is shown again`() async {
    flows.outer.navigation.push("a")
    await flows.app.settle()
    for _ in 0..<2 {
      flows.outer.navigation.present("b")
      await flows.app.settle()
      flows.outer.navigation.dismiss()
      await flows.app.settle()
    }
    #expect(
      log.values == ["begins", "is cancelled", "begins", "is cancelled", "begins"])
  }

  @Test func `does not start while its screen is made but not shown`() async {
    flows.outer.navigation.setStack(["home", "a", "b"])
    await flows.app.settle()
    #expect(log.values.isEmpty)
    flows.outer.navigation.pop()
    await flows.app.settle()
    #expect(log.values == ["begins"])
  }

  @Test func `is cancelled when the screen ends, and starts no more`() async {
    flows.outer.navigation.push("a")
    await flows.app.settle()
    flows.outer.navigation.pop()
    await flows.app.settle()
    #expect(log.values == ["begins", "is cancelled"])
  }

  @Test func `starts at once when it is asked for on a screen that is shown`() async {
    flows.scope("home")?.taskWhileShown { [log] in log.values.append("here") }
    await flows.app.settle()
    #expect(log.values == ["here"])
  }
}
