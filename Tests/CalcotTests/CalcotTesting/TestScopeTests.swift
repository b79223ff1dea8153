import Calcot
import CalcotTesting
import Testing

@Suite("A test's scope")
@MainActor
struct TestScopeTests {
  @Test func `runs code as that of a screen, and waits for the work that it starts`() async {
    let scope = TestScope()
    var isDone = false
    scope.run {
      Scope.current?.task {
        for _ in 0..<100 { await Task.yield() }
        isDone = true
      }
    }
    await scope.settle()
    #expect(isDone)
  }

  @Test func `does not wait for what stands at a gate, and cancels it when it ends`() async {
    let scope = TestScope()
    let gate = Gate(isOpen: false)
    var wasCancelled = false
    scope.run {
      Scope.current?.task {
        await gate.passUnlessCancelled()
        wasCancelled = Task.isCancelled
      }
    }
    await scope.settle()
    #expect(gate.waiters == 1)
    scope.end()
    await scope.settle()
    #expect(wasCancelled)
  }

  @Test("may be waited for by a task of its own", .timeLimit(.minutes(20)))
  func ownTask() async {
    let scope = TestScope()
    var isDone = false
    scope.run {
      Scope.current?.task {
        await scope.settle()
        isDone = true
      }
    }
    while !isDone, !Task.isCancelled { await Task.yield() }
    #expect(isDone)
  }
}
