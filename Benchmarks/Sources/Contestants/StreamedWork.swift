internal import CalcotStreams
import Foundation

/// How many runs of work are measured together.
public let runsTogether = 1_000

/// Ways to do asynchronous work, show that it is under way, and give its result.
public func taskContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: by hand") { runs(of: { WorkByHand() }) { $0.startTask($1) } },
    Contestant("Action") { runs(of: { Action<Int, Int>(laterWork) }) { $0.start($1) } },
  ]
}

/// Ways to do the same within the turn.
public func turnContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: by hand") { runs(of: { WorkByHand() }) { $0.start($1) } },
    Contestant("Action") { runs(of: { Action<Int, Int>(work) }) { $0.start($1) } },
  ]
}

/// Work that a view starts and shows: each contestant can be listened to alike.
@MainActor
private protocol ShownWork {
  /// - Parameters:
  ///   - element: is told of what the work gives.
  ///   - state: is told each time whether the work is under way, now and later.
  func listen(
    element: @escaping @Sendable (Int) -> Void, state: @escaping @Sendable (Bool) -> Void
  ) -> [AnyCancellable]
}

/// What an app's author writes where there is no `Action`.
@MainActor
private final class WorkByHand: ShownWork {
  private let isExecuting = CurrentValueSubject<Bool, Never>(false)
  private let elements = PassthroughSubject<Int, Never>()
  private let errors = PassthroughSubject<any Error, Never>()

  func listen(
    element: @escaping @Sendable (Int) -> Void, state: @escaping @Sendable (Bool) -> Void
  ) -> [AnyCancellable] {
    [elements.sink(receiveValue: element), isExecuting.sink(receiveValue: state)]
  }

  func startTask(_ input: Int) -> Bool {
    guard !isExecuting.value else { return false }
    isExecuting.send(true)
    Task { [weak self] in
      do {
        let element = try await laterWork(input)
        self?.elements.send(element)
      } catch {
        self?.errors.send(error)
      }
      self?.isExecuting.send(false)
    }
    return true
  }

  func start(_ input: Int) -> Bool {
    guard !isExecuting.value else { return false }
    isExecuting.send(true)
    do {
      elements.send(try work(input))
    } catch {
      errors.send(error)
    }
    isExecuting.send(false)
    return true
  }
}

extension Action<Int, Int>: ShownWork {
  fileprivate func listen(
    element: @escaping @Sendable (Int) -> Void, state: @escaping @Sendable (Bool) -> Void
  ) -> [AnyCancellable] {
    [elements.emit(element), isExecuting.drive(state)]
  }
}

/// Starts each of so many things once, and waits until all are over.
///
/// - Note: one for each run, because none takes a second call on while it is under way.
@MainActor @inline(__always)
private func runs<Work: ShownWork>(
  of make: () -> Work, start: @escaping @MainActor (Work, Int) -> Bool
) -> (_ times: Int) -> Void {
  let (sink, changes) = (Sink(), Sink())
  let all = (0..<runsTogether).map { _ in make() }
  let listening = all.map { $0.listen(element: observer(of: sink), state: tally(in: changes)) }
  changes.sum = 0
  return { times in
    withExtendedLifetime(listening) {
      for value in 0..<times {
        guard start(all[value], value) else { preconditionFailure("A first call was refused.") }
      }
      wait { changes.sum == 2 * times }
    }
    sink.confirm(times: times, observers: 1)
    changes.sum = 0
  }
}

/// Counts how often it is told of a state.
nonisolated private func tally(in sink: Sink) -> @Sendable (Bool) -> Void {
  { _ in sink.sum &+= 1 }
}

@MainActor @inline(never)
private func laterWork(_ input: Int) async throws -> Int { input }

@MainActor @inline(never)
private func work(_ input: Int) throws -> Int { input }

/// Lets the main actor's tasks run, in a program that has no other means of that.
@MainActor
private func wait(until isOver: () -> Bool) {
  while !isOver() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
  }
}
