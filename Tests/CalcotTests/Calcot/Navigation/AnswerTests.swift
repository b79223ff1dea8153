import Testing

@testable import Calcot

@Suite("The answer to a request")
@MainActor
struct AnswerTests {
  @Test func `is told to everyone who waits, once, and stays the same`() async {
    let pending = PendingRequest()
    let outcomes = Recorder<Answer>()
    let waiting = (0..<3).map { _ in
      Task { outcomes.values.append(await Answer.queued(pending).outcome()) }
    }
    await Task.yield()
    pending.settle(.refused(.declined))
    pending.settle(.done)
    for task in waiting { await task.value }
    #expect(outcomes.values == Array(repeating: .refused(.declined), count: 3))
    #expect(await pending.outcome() == .refused(.declined))
  }

  @Test func `is known at once when the request does not wait`() async {
    #expect(await Answer.done.outcome() == .done)
    #expect(await Answer.refused(.emptyStack).outcome() == .refused(.emptyStack))
  }

  @Test func `equals another one only for the same pending request`() {
    let pending = PendingRequest()
    #expect(Answer.queued(pending) == .queued(pending))
    #expect(Answer.queued(pending) != .queued(PendingRequest()))
    #expect(Answer.queued(pending) != .deferred(pending))
  }
}
