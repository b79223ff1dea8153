internal import CalcotStreams
import Foundation

/// The number of runs that are measured together.
public let runsTogether = 1_000

/// Returns the ways to do asynchronous work, show that it is under way, and deliver its result.
public func taskContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: by hand") { runs(of: { WorkByHand() }) { $0.startTask($1) } },
    Contestant("Action") { runs(of: { Action<Int, Int>(laterWork) }) { $0.start($1) } },
  ]
}

/// Returns the ways to do the same work within the turn.
public func turnContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: by hand") { runs(of: { WorkByHand() }) { $0.start($1) } },
    Contestant("Action") { runs(of: { Action<Int, Int>(work) }) { $0.start($1) } },
  ]
}

/// Work that a view starts and shows, with the same listeners for each contestant.
@MainActor
private protocol ShownWork {
  /// Adds listeners.
  ///
  /// - Parameters:
  ///   - element: Receives the elements of the work.
  ///   - state: Receives a Boolean value that indicates whether the work is under way, now and at
  ///     each change.
  func listen(
    element: @escaping @Sendable (Int) -> Void, state: @escaping @Sendable (Bool) -> Void
  ) -> [AnyCancellable]
}

/// The code that an app's author writes without `Action`.
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

/// Returns a closure that starts a number of contestants once each, and waits until all are done.
///
/// - Note: One contestant for each run, because none accepts a second call while it is under way.
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

/// Returns an observer that counts the states it receives.
nonisolated private func tally(in sink: Sink) -> @Sendable (Bool) -> Void {
  { _ in sink.sum &+= 1 }
}

@MainActor @inline(never)
private func laterWork(_ input: Int) async throws -> Int { input }

@MainActor @inline(never)
private func work(_ input: Int) throws -> Int { input }

/// Runs the main actor's tasks, in a program without another run loop.
@MainActor
private func wait(until isOver: () -> Bool) {
  while !isOver() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
  }
}
