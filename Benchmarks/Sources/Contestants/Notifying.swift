internal import Calcot
internal import OpenCombine

/// Ways to tell a number of observers of a value; the first is the floor.
@MainActor
public func notifyContestants(observers count: Int) -> [Contestant] {
  [
    closureArray(count), observerSet(count), observerSetWithOwners(count),
    sendableObserverSet(count), passthroughSubject(count),
  ]
}

@MainActor @inline(never)
private func closureArray(_ count: Int) -> Contestant {
  let sink = Sink()
  var observers: [(Int) -> Void] = []
  for _ in 0..<count { observers.append(observer(of: sink)) }
  let closures = observers
  return Contestant("Plain array of closures") { times in
    for value in 0..<times {
      for observer in closures { observer(value) }
    }
  }
}

@MainActor @inline(never)
private func observerSet(_ count: Int) -> Contestant {
  let sink = Sink()
  let set = ObserverSet<Int>()
  for _ in 0..<count { set.add(observer(of: sink)) }
  return Contestant("ObserverSet") { times in
    for value in 0..<times { set.notify(value) }
  }
}

@MainActor
private final class Observing {
  let sink = Sink()
  func changed(_ value: Int) { sink.sum &+= value }
}

@MainActor @inline(never)
private func observerSetWithOwners(_ count: Int) -> Contestant {
  let set = ObserverSet<Int>()
  let owners = (0..<count).map { _ in Observing() }
  for owner in owners { set.add(owner, Observing.changed) }
  return Contestant("ObserverSet, owners held weakly") { times in
    withExtendedLifetime(owners) {
      for value in 0..<times { set.notify(value) }
    }
  }
}

@MainActor @inline(never)
private func sendableObserverSet(_ count: Int) -> Contestant {
  let sink = Sink()
  let set = SendableObserverSet<Int>()
  for _ in 0..<count { set.add(observer(of: sink)) }
  return Contestant("SendableObserverSet") { times in
    for value in 0..<times { set.notify(value) }
  }
}

@MainActor @inline(never)
private func passthroughSubject(_ count: Int) -> Contestant {
  let sink = Sink()
  let subject = PassthroughSubject<Int, Never>()
  let cancellables = (0..<count).map { _ in subject.sink(receiveValue: observer(of: sink)) }
  return Contestant("OpenCombine PassthroughSubject") { times in
    withExtendedLifetime(cancellables) {
      for value in 0..<times { subject.send(value) }
    }
  }
}
