import Calcot

/// A gate that suspends its callers until a test opens it, for fakes whose answers a test delays.
///
/// `settle()` does not wait for callers that are suspended at a gate, so a test can inspect the
/// screen meanwhile.
@MainActor
public final class Gate {
  private struct Waiter {
    let number: Int
    let parking: Parking
    /// The continuation, resumed with a Boolean value that indicates whether other waiters pass
    /// after this one.
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Onlooker {
    let count: Int
    let wait = Wait(isParked: false)
  }

  private var waiting: [Waiter] = []
  private var passing: [Waiter] = []
  private var onlookers: [Onlooker] = []
  private var lastNumber = 0
  /// A Boolean value that indicates whether callers pass at once.
  public private(set) var isOpen: Bool

  /// Creates a gate, open or closed.
  public init(isOpen: Bool = true) { self.isOpen = isOpen }

  /// The number of callers suspended at the gate.
  public var waiters: Int { waiting.count }

  /// Waits until the gate is open. Cancellation does not end the wait: the fake decides how to
  /// handle it.
  public func pass() async {
    guard !isOpen else { return }
    await stand(nextNumber())
  }

  /// Waits until the gate is open or the calling task is cancelled.
  public func passUnlessCancelled() async {
    guard !isOpen, !Task.isCancelled else { return }
    let number = nextNumber()
    await withTaskCancellationHandler {
      await stand(number)
    } onCancel: {
      Task { @MainActor in letGo(number) }
    }
  }

  /// Closes the gate, which suspends callers from now on.
  public func close() { isOpen = false }

  /// Opens the gate and lets all waiters pass, in order.
  public func open() {
    isOpen = true
    for waiter in waiting { waiter.parking.end() }
    let isNobodyPassing = passing.isEmpty
    passing += waiting
    waiting = []
    if isNobodyPassing { passing.first?.continuation.resume(returning: true) }
  }

  /// Waits until at least `count` callers are suspended at the gate or the calling task is
  /// cancelled; for ever if they never come.
  public func untilWaiting(_ count: Int) async {
    guard waiting.count < count else { return }
    let onlooker = Onlooker(count: count)
    onlookers.append(onlooker)
    if await !onlooker.wait.untilEnd() { onlookers.removeAll { $0.wait === onlooker.wait } }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func stand(_ number: Int) async {
    let parking = Parking()
    let isInOrder = await withCheckedContinuation { continuation in
      waiting.append(Waiter(number: number, parking: parking, continuation: continuation))
      let satisfied = onlookers.filter { $0.count <= waiting.count }
      onlookers.removeAll { $0.count <= waiting.count }
      for onlooker in satisfied { onlooker.wait.end() }
    }
    if isInOrder { passedInOrder() }
  }

  // NB: one after another, because resumed tasks may overtake each other on the way to the main
  // actor.
  private func passedInOrder() {
    passing.removeFirst()
    passing.first?.continuation.resume(returning: true)
  }

  private func letGo(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    let waiter = waiting.remove(at: index)
    waiter.parking.end()
    waiter.continuation.resume(returning: false)
  }
}
