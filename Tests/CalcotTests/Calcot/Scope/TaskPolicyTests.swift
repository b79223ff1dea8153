import CalcotTesting
import Testing

@testable import Calcot

@Suite("Work of one name in a scope")
@MainActor
struct TaskPolicyTests {
  let scope = TestScope()
  let clock = ManualClock()
  let gate = Gate(isOpen: false)
  let log = Recorder<String>()

  private func start(_ text: String, _ policy: TaskPolicy) -> ScopeTask {
    scope.scope.task("search", policy: policy) { [gate, log] in
      await gate.pass()
      log.values.append(Task.isCancelled ? "\(text) cancelled" : text)
    }
  }

  @Test func `runs all at once under the concurrent policy`() async {
    _ = start("a", .concurrent)
    _ = start("b", .concurrent)
    gate.open()
    await scope.settle()
    #expect(log.values == ["a", "b"])
  }

  @Test func `is cancelled when the next starts under the policy of the latest`() async {
    let first = start("a", .latest)
    _ = start("b", .latest)
    gate.open()
    await scope.settle()
    #expect(log.values == ["a cancelled", "b"])
    #expect(!first.isRunning)
  }

  @Test func `is not cancelled by work of the same name in another scope`() async {
    let other = TestScope()
    _ = start("a", .latest)
    other.scope.task("search", policy: .latest) { [log] in log.values.append("other") }
    await other.settle()
    gate.open()
    await scope.settle()
    #expect(log.values == ["other", "a"])
  }

  @Test func `keeps the next from starting if it is exclusive`() async {
    let first = start("a", .exclusive)
    let second = start("b", .exclusive)
    #expect(first.isRunning && second.isRunning)
    gate.open()
    await second.end()
    #expect(log.values == ["a"])
    _ = start("c", .exclusive)
    await scope.settle()
    #expect(log.values == ["a", "c"])
  }

  @Test func `that is debounced starts when no other has followed for a while`() async {
    gate.open()
    _ = start("a", .debounced(for: .seconds(1), clock: clock))
    await scope.settle()
    clock.advance(by: .milliseconds(900))
    _ = start("b", .debounced(for: .seconds(1), clock: clock))
    await scope.settle()
    clock.advance(by: .milliseconds(900))
    await scope.settle()
    #expect(log.values == [])
    clock.advance(by: .milliseconds(100))
    await scope.settle()
    #expect(log.values == ["b"])
  }

  @Test(arguments: [false, true])
  func `that is debounced does not start if it is cancelled just after its pause`(ends: Bool) async
  {
    gate.open()
    let policy = TaskPolicy.debounced(for: .seconds(1), clock: clock)
    _ = start("a", policy)
    await scope.settle()
    clock.advance(by: .seconds(1))
    if ends { scope.end() } else { _ = start("b", policy) }
    for _ in 0..<1_000 { await Task.yield() }
    clock.advance(by: .seconds(1))
    await scope.settle()
    #expect(log.values == (ends ? [] : ["b"]))
  }

  @Test func `that is throttled starts once in its interval`() async {
    gate.open()
    _ = start("a", .throttled(for: .seconds(1), clock: clock))
    await scope.settle()
    _ = start("b", .throttled(for: .seconds(1), clock: clock))
    await scope.settle()
    clock.advance(by: .seconds(1))
    _ = start("c", .throttled(for: .seconds(1), clock: clock))
    await scope.settle()
    #expect(log.values == ["a", "c"])
  }

  @Test func `that may not start again yet gives a handle to no other work`() async {
    let policy = TaskPolicy.throttled(for: .seconds(1), clock: clock)
    scope.scope.task("refresh", policy: policy) {}
    await scope.settle()
    let upload = start("upload", .concurrent)
    let refresh = scope.scope.task("refresh", policy: policy) {}
    #expect(upload.isRunning && !refresh.isRunning)
    refresh.cancel()
    gate.open()
    await refresh.end()
    await scope.settle()
    #expect(log.values == ["upload"])
  }

  @Test func `can be cancelled by its handle, and others go on`() async {
    let first = start("a", .concurrent)
    _ = start("b", .concurrent)
    first.cancel()
    gate.open()
    await scope.settle()
    #expect(log.values == ["a cancelled", "b"])
  }
}
