import Calcot

/// The memory for the bodies of all requests in transit. A visitor may use a quarter of it, and an
/// address half.
final class BodyReservations: Sendable {
  /// A sender of bodies: a visitor or an address.
  struct Holder: Hashable, Sendable {
    private let name: String
    /// The divisor of the holder's share: it may use one part in this many of all the memory.
    let divisor: Int

    static func visitor(_ visitor: String) -> Holder { Holder(name: visitor, divisor: 4) }
    static func address(_ address: String) -> Holder { Holder(name: address, divisor: 2) }
  }

  /// The reason why the rest of a body is not read.
  enum Refusal {
    case tooLong, tooMany
  }

  private struct State {
    var bytes = 0
    var held: [Holder: Int] = [:]
  }

  private let state = Locked(State())
  private let most: Int

  /// Creates a memory without bodies.
  ///
  /// - Parameter most: The maximum number of bytes of all bodies in transit.
  init(most: Int) { self.most = most }

  /// Reserves memory for a piece of a body; returns `false` if there is none. A body larger than a
  /// holder's share is accepted while that holder sends nothing else.
  ///
  /// - Parameter taken: The number of bytes that are already reserved for the same body.
  func take(_ bytes: Int, beside taken: Int, of holders: [Holder]) -> Bool {
    state.withLock { state in
      let isShared = holders.allSatisfy { holder in
        let held = state.held[holder, default: 0]
        return held == taken || held + bytes <= most / holder.divisor
      }
      guard isShared, bytes <= most - state.bytes else { return false }
      state.bytes += bytes
      for holder in holders { state.held[holder, default: 0] += bytes }
      return true
    }
  }

  /// Frees the memory of a body.
  func give(_ bytes: Int, to holders: [Holder]) {
    guard bytes > 0 else { return }
    state.withLock { state in
      state.bytes -= bytes
      for holder in holders {
        let held = state.held[holder, default: 0] - bytes
        state.held[holder] = held == 0 ? nil : held
      }
    }
  }
}
