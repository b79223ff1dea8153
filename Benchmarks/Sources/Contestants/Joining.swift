internal import Calcot
internal import OpenCombine

/// Returns the ways to add an observer and remove it again while others are present.
public func joinContestants(present count: Int) -> [Contestant] {
  [
    Contestant("ObserverSet") { observerSet(count) },
    Contestant("ObserverSet, a random one removed") { observerSetRandomly(count) },
    Contestant("ObserverSet, owner held weakly") { observerSetWithOwner(count) },
    Contestant("OpenCombine PassthroughSubject") { passthroughSubject(count) },
  ]
}

@MainActor @inline(never)
private func observerSet(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  let set = ObserverSet<Int>()
  for _ in 0..<count { set.add(observer(of: sink)) }
  return { times in
    for _ in 0..<times { set.add(observer(of: sink)).remove() }
    precondition(set.count == count)
  }
}

@MainActor @inline(never)
private func observerSetRandomly(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  let set = ObserverSet<Int>()
  var tokens = (0..<count).map { _ in set.add(observer(of: sink)) }
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  return { times in
    for _ in 0..<times {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let victim = Int(truncatingIfNeeded: random >> 33) % count
      tokens[victim].remove()
      tokens[victim] = set.add(observer(of: sink))
    }
    precondition(set.count == count)
  }
}

@MainActor
private final class Observing {
  let sink = Sink()
  func changed(_ value: Int) { sink.sum &+= value }
}

@MainActor @inline(never)
private func observerSetWithOwner(_ count: Int) -> (_ times: Int) -> Void {
  let set = ObserverSet<Int>()
  let owner = Observing()
  for _ in 0..<count { set.add(owner, Observing.changed) }
  return { times in
    for _ in 0..<times { set.add(owner, Observing.changed).remove() }
  }
}

@MainActor @inline(never)
private func passthroughSubject(_ count: Int) -> (_ times: Int) -> Void {
  let sink = Sink()
  let subject = PassthroughSubject<Int, Never>()
  let cancellables = (0..<count).map { _ in subject.sink(receiveValue: observer(of: sink)) }
  return { times in
    withExtendedLifetime(cancellables) {
      for _ in 0..<times { subject.sink(receiveValue: observer(of: sink)).cancel() }
    }
  }
}
