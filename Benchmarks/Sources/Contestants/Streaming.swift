internal import CalcotStreams

/// Returns the ways to pass a value to a mapped state with a listener.
public func driverContestants() -> [Contestant] {
  [
    Contestant("OpenCombine: subject, map, current value, sink") { mappedSubject() },
    Contestant("Driver: relay, map, drive") { mappedDriver() },
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
