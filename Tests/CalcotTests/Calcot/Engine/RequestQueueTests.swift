import CalcotTree
import Testing

@testable import Calcot

@MainActor
final class RequestQueueTests {
  private var queue = RequestQueue()

  private static func request(_ move: Move) -> Request { Request(move) }

  /// A short name of what is next.
  private func next() -> String? {
    switch queue.next() {
    case .answer(let give, let pending):
      pending.settle(give())
      return "answer"
    case .request(let request, _): return request.move.name
    case .deferred(let bound, _): return "deferred \(bound.move.name)"
    case nil: return nil
    }
  }

  @Test func `gives answers first, then requests in order, then deferred ones`() {
    _ = queue.defer(Self.request(.pop()), nil)
    _ = queue.add(Self.request(.push(PageRoute(1))))
    _ = queue.add(Self.request(.present(PageRoute(1))))
    let answer = queue.add(answer: { .done })
    #expect(next() == "answer")
    if case .queued(let pending) = answer { #expect(pending.settled == .done) }
    #expect(next() == "push")
    #expect(next() == "present")
    #expect(next() == "deferred pop")
    #expect(next() == nil)
  }

  @Test func `keeps deferred requests while a question is open`() {
    _ = queue.park(Self.request(.dismiss()), consents: AgreedQuestions(), nil)
    _ = queue.defer(Self.request(.pop()), nil)
    #expect(next() == nil)
    let parked = queue.unpark()
    #expect(parked?.bound.move.name == "dismiss")
    #expect(queue.parked == nil)
    #expect(next() == "deferred pop")
  }

  @Test func `keeps 100 deferred requests at most`() {
    _ = queue.park(Self.request(.dismiss()), consents: AgreedQuestions(), nil)
    let answers = (0..<1_000).map { _ in queue.defer(Self.request(.open("/")), nil) }
    #expect(answers.count { if case .deferred = $0 { true } else { false } } == 100)
    #expect(answers.last == .refused(.tooManyWaiting(100)))
    _ = queue.unpark()
    #expect(next() == "deferred open")
    #expect(queue.defer(Self.request(.pop()), nil) != .refused(.tooManyWaiting(100)))
  }

  @Test func `keeps links until they are admitted, behind what waits already`() {
    _ = queue.wait(Self.request(.open("/")), nil)
    #expect(next() == nil)
    _ = queue.add(Self.request(.push(PageRoute(1))))
    _ = queue.admitWaiting()
    #expect(next() == "push")
    #expect(next() == "open")
  }

  @Test func `keeps 100 requests at most until the app is ready`() {
    let answers = (0..<1_000).map { _ in queue.wait(Self.request(.open("/")), nil) }
    #expect(answers.count { if case .deferred = $0 { true } else { false } } == 100)
    #expect(answers.last == .refused(.tooManyWaiting(100)))
    _ = queue.admitWaiting()
    #expect(queue.wait(Self.request(.open("/")), nil) != .refused(.tooManyWaiting(100)))
  }

  @Test func `collects the requests of a batch, and of none outside of it`() {
    let outside = queue.collect(Self.request(.push(PageRoute(1))))
    #expect(outside == nil)
    queue.beginBatch()
    #expect(queue.collected == 0)
    let first = queue.collect(Self.request(.push(PageRoute(1))))
    let second = queue.collect(Self.request(.pop()))
    #expect(queue.answerOfInnerBatch(since: 1) == second)
    #expect(queue.answerOfInnerBatch(since: 2) == .done)
    let batch = queue.endBatch()
    #expect(batch.map(\.request.move.name) == ["push", "pop"])
    #expect(batch.first.map { .queued($0.pending) } == first)
    #expect(queue.collected == nil)
  }

  @Test func `gives up everything that waits, the parked request first`() {
    let parked = queue.park(Self.request(.dismiss()), consents: AgreedQuestions(), nil)
    _ = queue.add(Self.request(.push(PageRoute(1))))
    _ = queue.defer(Self.request(.pop()), nil)
    _ = queue.add(answer: { .done })
    _ = queue.wait(Self.request(.open("/")), nil)
    let waiting = queue.removeAll()
    #expect(waiting.count == 5)
    #expect(waiting.first.map { .deferred($0) } == parked)
    #expect(queue.parked == nil)
    #expect(next() == nil)
  }
}
