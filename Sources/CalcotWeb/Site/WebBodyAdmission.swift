/// The decision about the body of a request, made when its head has arrived.
public enum WebBodyAdmission: Sendable {
  /// The body is accepted, up to the limit of the room.
  case accepted(WebBodyRoom)
  /// The body is refused, with this response.
  case refused(WebResponse)
}

/// The room reserved for the body of one request. Hold it until the request has been answered;
/// releasing it frees the room for others.
public final class WebBodyRoom: Sendable {
  /// The maximum number of bytes of the body; answer a longer one with ``overflow()``.
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

  /// Returns the response to a body that turns out to be longer.
  public func overflow() -> WebResponse { tooLong() }
}

extension WebBodyAdmission {
  /// Returns an admission that accepts a body up to a limit.
  package static func upTo(_ limit: Int, of request: WebRequest) -> WebBodyAdmission {
    guard let length = request.bodyLength, length > limit else {
      return .accepted(WebBodyRoom(limit: limit, tooLong: { WebResponse(status: 413) }, free: {}))
    }
    return .refused(WebResponse(status: 413))
  }
}

extension WebRequest {
  /// The length of the body as declared by the head; `nil` if it is not declared.
  var bodyLength: Int? {
    // NB: A number that is too large to parse is too large to accept.
    header("content-length").map { Int($0) ?? .max }
  }
}
