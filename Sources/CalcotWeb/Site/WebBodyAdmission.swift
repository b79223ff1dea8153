import Calcot

/// The decision about the body of a request, made from its head.
public enum WebBodyAdmission: Sendable {
  /// The body is accepted, as long as there is room for its pieces.
  case accepted(WebBodyReservation)
  /// The body is refused, with this response.
  case refused(WebResponse)
}

/// The memory that the body of one request uses, which grows as the body arrives, or that of one response.
/// Hold it until the request has been answered; releasing it frees the memory for others.
public final class WebBodyReservation: Sendable {
  /// The maximum number of bytes of the body.
  let limit: Int
  private let rooms: BodyReservations
  private let holders: [BodyReservations.Holder]
  private let taken = Locked(0)
  private let refusal: @Sendable (BodyReservations.Refusal) -> WebResponse
  private let released: @Sendable () -> Void

  /// Creates a reservation without bytes.
  ///
  /// - Parameters:
  ///   - refusal: Returns the response to a body for which there is no room.
  ///   - released: Called when the request has been answered.
  init(
    limit: Int, in rooms: BodyReservations, of holders: [BodyReservations.Holder],
    refusal: @escaping @Sendable (BodyReservations.Refusal) -> WebResponse,
    released: @escaping @Sendable () -> Void = {}
  ) {
    self.limit = limit
    self.rooms = rooms
    self.holders = holders
    self.refusal = refusal
    self.released = released
  }

  deinit {
    rooms.give(taken.withLock { $0 }, to: holders)
    released()
  }

  /// Reserves memory for the next piece of the body. May be called on any thread.
  ///
  /// - Returns: `nil` if there is room; otherwise the response to send without reading the rest.
  public func add(_ bytes: Int) -> WebResponse? {
    let reason = taken.withLock { taken -> BodyReservations.Refusal? in
      guard bytes <= limit - taken else { return .tooLong }
      guard rooms.take(bytes, beside: taken, of: holders) else { return .tooMany }
      taken += bytes
      return nil
    }
    return reason.map(refusal)
  }
}

extension WebRequest {
  /// The length of the body as declared by the head; `nil` if it is not declared.
  var bodyLength: Int? {
    // NB: A number that is too large to parse is too large to accept.
    header("content-length").map { Int(outside: $0, in: 0...Int.wireRange.upperBound) ?? .max }
  }
}
