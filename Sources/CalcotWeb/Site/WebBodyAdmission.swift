/// Whether the body of a request is taken, found out when its head has come.
public enum WebBodyAdmission: Sendable {
  /// It is, as long as it is no longer than the room.
  case accepted(WebBodyRoom)
  /// It is not; what is answered instead.
  case refused(WebResponse)
}

/// The room that the body of one request takes. To be held until the request has been answered: then
/// others get it.
public final class WebBodyRoom: Sendable {
  /// The bytes that the body may have; a longer one is answered with ``overflow()``.
  public let limit: Int
  private let tooLong: @Sendable () -> WebResponse
  private let free: @Sendable () -> Void

  init(
    limit: Int, tooLong: @escaping @Sendable () -> WebResponse,
    free: @escaping @Sendable () -> Void
  ) {
    self.limit = limit
    self.tooLong = tooLong
    self.free = free
  }

  deinit { free() }

  /// The answer to a body that turns out to be longer.
  public func overflow() -> WebResponse { tooLong() }
}

extension WebBodyAdmission {
  /// Takes a body of so many bytes at most, of whatever request.
  package static func upTo(_ limit: Int, of request: WebRequest) -> WebBodyAdmission {
    guard let length = request.bodyLength, length > limit else {
      return .accepted(WebBodyRoom(limit: limit, tooLong: { WebResponse(status: 413) }, free: {}))
    }
    return .refused(WebResponse(status: 413))
  }
}

extension WebRequest {
  /// How long its head says that the body is; nil where it does not say.
  var bodyLength: Int? {
    // NB: a number that is too large to be read is too large to be taken.
    header("content-length").map { Int($0) ?? .max }
  }
}
