internal import CalcotStreams
import Foundation

/// Ways to take a value to a mapped state that somebody listens to.
public func driverContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: subject, map, current value, sink") { mappedSubject() },
    Contestant("Driver: relay, map, drive") { mappedDriver() },
  ]
}

/// Ways to do asynchronous work, and give its result to somebody who listens.
public func actionContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: subject, task, subject, sink") { subjectWithWork() },
    Contestant("Action: start, task, element") { actionsWithWork() },
  ]
}

@MainActor @inline(never)
private func mappedSubject() -> (_ times: Int) -> Void {
  let sink = Sink()
  let subject = PassthroughSubject<Int, Never>()
  let state = CurrentValueSubject<Int, Never>(0)
  let cancellables = [
    subject.map { $0 &+ 1 }.sink { state.send($0) },
    state.sink { sink.sum &+= $0 &- 1 },
  ]
  sink.sum = 0
  return { times in
    withExtendedLifetime(cancellables) {
      for value in 0..<times { subject.send(value) }
    }
    sink.confirm(times: times, observers: 1)
  }
}

@MainActor @inline(never)
private func mappedDriver() -> (_ times: Int) -> Void {
  let sink = Sink()
  let relay = PublishRelay<Int>()
  let driver = relay.asSignal().map { $0 &+ 1 }.asDriver(startingWith: 0)
  let cancellable = driver.drive { sink.sum &+= $0 &- 1 }
  sink.sum = 0
  return { times in
    withExtendedLifetime(cancellable) {
      for value in 0..<times { relay.accept(value) }
    }
    sink.confirm(times: times, observers: 1)
  }
}

@MainActor @inline(never)
private func subjectWithWork() -> (_ times: Int) -> Void {
  let sink = Sink()
  let (inputs, elements) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
  var count = 0
  let cancellables = [
    inputs.sink { input in
      Task { elements.send(await work(input)) }
    },
    elements.sink {
      sink.sum &+= $0
      count += 1
    },
  ]
  return { times in
    count = 0
    withExtendedLifetime(cancellables) {
      for value in 0..<times { inputs.send(value) }
      wait { count == times }
    }
    sink.confirm(times: times, observers: 1)
  }
}

/// - Note: an action for each of the runs, which are all under way together as the subject's are.
@MainActor @inline(never)
private func actionsWithWork() -> (_ times: Int) -> Void {
  let sink = Sink()
  var count = 0
  let actions = (0..<runsTogether).map { _ in Action<Int, Int> { await work($0) } }
  let cancellables = actions.map { action in
    action.elements.emit {
      sink.sum &+= $0
      count += 1
    }
  }
  return { times in
    count = 0
    withExtendedLifetime(cancellables) {
      for value in 0..<times { actions[value].start(value) }
      wait { count == times }
    }
    sink.confirm(times: times, observers: 1)
  }
}

/// How many runs of work are measured together.
public let runsTogether = 1_000

@MainActor @inline(never)
private func work(_ input: Int) async -> Int { input }

/// Lets the main actor's tasks run, in a program that has no other means of that.
@MainActor
private func wait(until isOver: () -> Bool) {
  while !isOver() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
  }
}
