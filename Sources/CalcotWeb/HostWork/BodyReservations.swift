import Calcot

/// The bytes of all bodies in transit, which are held in memory. Nobody occupies all the room: a
/// visitor may have a quarter, an address one half.
final class BodyReservations: Sendable {
  /// Whoever sends a body.
  struct Holder: Hashable, Sendable {
    private let name: String
    /// The part of all room that the holder may occupy: one of this many.
    let divisor: Int

    static func visitor(_ visitor: String) -> Holder { Holder(name: visitor, divisor: 4) }
    static func address(_ address: String) -> Holder { Holder(name: address, divisor: 2) }
  }

  /// The reason why a body is not read on.
  enum Refusal {
    case tooLong, tooMany
  }

  private struct State {
    var bytes = 0
    var held: [Holder: Int] = [:]
  }

  private let state = Locked(State())
  private let most: Int

  /// Creates an empty room.
  ///
  /// - Parameter most: The most bytes of all bodies in transit.
  init(most: Int) { self.most = most }

  /// Takes room for a piece of a body; returns `false` if there is none. A body larger than a
  /// holder's part is accepted while that holder sends nothing else.
  ///
  /// - Parameter taken: The bytes of the same body that have room already.
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

  /// Gives the room of a body back.
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
