/// The kind of response to one request.
public enum ServedAnswer: Hashable, Sendable {
  /// A correct response.
  case whole
  /// A correct response after a delay.
  case late(Duration)
  /// Status 503, optionally with the number of seconds to retry after.
  case busy(retryAfter: Int?)
  /// Another status without a body.
  case status(Int)
  /// Half of the body, and then nothing for ever.
  case stalled
  /// Half of the body, and then the end of the connection.
  case cut
  /// Text that is not JSON.
  case garbled
}

/// A fault that the sample's server can simulate, to show how the app handles it.
public enum APIFault: String, CaseIterable, Sendable {
  /// Every response is delayed, and one in sixteen never ends.
  case slow
  /// Two of three requests are rejected, some with a time to retry after.
  case flaky
  /// The server does not run.
  case down
  /// No response is JSON.
  case garbage

  /// Returns the kind of response to a request, numbered from 1.
  func answer(to number: Int) -> ServedAnswer {
    switch self {
    case .slow: number % 16 == 0 ? .stalled : .late(.milliseconds(150))
    case .flaky: number % 3 == 0 ? .whole : .busy(retryAfter: number % 3 == 1 ? 0 : nil)
    case .garbage: .garbled
    case .down: .whole
    }
  }
}
