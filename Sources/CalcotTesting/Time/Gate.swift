import Calcot

/// Holds whoever passes until a test opens it: for fakes whose answers a test wants to hold back.
///
/// `settle()` does not wait for what stands at a gate, so a test can look at the screen meanwhile.
@MainActor
public final class Gate {
  private var waiting: [(parking: Parking, continuation: CheckedContinuation<Void, Never>)] = []
  /// Whether everyone passes at once.
  public private(set) var isOpen: Bool

  /// A gate, open or closed.
  public init(isOpen: Bool = true) { self.isOpen = isOpen }

  /// How many stand at the gate.
  public var waiters: Int { waiting.count }

  /// Passes when the gate is open. Not ended by cancellation: a fake decides what that means.
  public func pass() async {
    guard !isOpen else { return }
    let parking = Parking()
    await withCheckedContinuation { waiting.append((parking, $0)) }
  }

  /// Holds everyone from now on.
  public func close() { isOpen = false }

  /// Lets everyone pass, in order.
  public func open() {
    isOpen = true
    let passing = waiting
    waiting = []
    for (parking, continuation) in passing {
      parking.end()
      continuation.resume()
    }
  }
}
