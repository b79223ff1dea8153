internal import Calcot
internal import OpenCombine

/// Returns the ways to notify a number of observers of a value. The first is the baseline.
public func notifyContestants(observers count: Int) -> [Contestant] {
  [
    Contestant("Plain array of closures") { closureArray(count) },
    Contestant("ObserverSet") { observerSet(count) },
    Contestant("ObserverSet, owners held weakly") { observerSetWithOwners(count) },
    Contestant("OpenCombine PassthroughSubject") { passthroughSubject(count) },
  ]
}

@MainActor @inline(never)
private func closureArray(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  var observers: [(Int) -> Void] = []
  for _ in 0..<count { observers.append(observer(of: sink)) }
  let closures = observers
  return { times in
    for value in 0..<times {
      for observer in closures { observer(value) }
    }
    sink.confirm(times: times, observers: count)
  }
}

@MainActor @inline(never)
private func observerSet(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  let set = ObserverSet<Int>()
  for _ in 0..<count { set.add(observer(of: sink)) }
  return { times in
    for value in 0..<times { set.notify(value) }
    sink.confirm(times: times, observers: count)
  }
}

@MainActor
private final class Observing {
  let sink: Sink
  init(_ sink: Sink) { self.sink = sink }
  func changed(_ value: Int) { sink.sum &+= value }
}

@MainActor @inline(never)
private func observerSetWithOwners(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  let set = ObserverSet<Int>()
  let owners = (0..<count).map { _ in Observing(sink) }
  for owner in owners { set.add(owner, Observing.changed) }
  return { times in
    withExtendedLifetime(owners) {
      for value in 0..<times { set.notify(value) }
      sink.confirm(times: times, observers: count)
    }
  }
}

@MainActor @inline(never)
private func passthroughSubject(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  let subject = PassthroughSubject<Int, Never>()
  let cancellables = (0..<count).map { _ in subject.sink(receiveValue: observer(of: sink)) }
  return { times in
    withExtendedLifetime(cancellables) {
      for value in 0..<times { subject.send(value) }
    }
    sink.confirm(times: times, observers: count)
  }
}
