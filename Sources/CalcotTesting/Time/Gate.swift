import Calcot

/// Holds whoever passes until a test opens it: for fakes whose answers a test wants to hold back.
///
/// `settle()` does not wait for what stands at a gate, so a test can look at the screen meanwhile.
@MainActor
public final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether everyone passes at once.
  public private(set) var isOpen: Bool

  /// A gate, open or closed.
  public init(isOpen: Bool = true) { self.isOpen = isOpen }

  /// How many stand at the gate.
  public var waiters: Int { waiting.count }

  /// Passes when the gate is open. Not ended by cancellation: a fake decides what that means.
  public func pass() async {
    guard !isOpen else { return }
    await Settling.waitingOutside { @MainActor in
      await withCheckedContinuation { self.waiting.append($0) }
    }
  }

  /// Holds everyone from now on.
  public func close() { isOpen = false }

  /// Lets everyone pass, in order.
  public func open() {
    isOpen = true
    let passing = waiting
    waiting = []
    for continuation in passing { continuation.resume() }
  }
}
