/// How one request is answered.
public enum ServedAnswer: Hashable, Sendable {
  /// As it should be.
  case whole
  /// As it should be, after a while.
  case late(Duration)
  /// By 503, and when to come again, in seconds, if that is said.
  case busy(retryAfter: Int?)
  /// By another status, and nothing more.
  case status(Int)
  /// With half of the body, and then nothing for ever.
  case stalled
  /// With half of the body, and then the end of the connection.
  case cut
  /// With text that is no JSON.
  case garbled
}

/// A fault that the sample's server has when it is asked to, to show how each is met.
public enum APIFault: String, CaseIterable, Sendable {
  /// Every answer takes a while, and one in sixteen never ends.
  case slow
  /// Two of three requests are refused, with a word on when to come again.
  case flaky
  /// Nobody is there.
  case down
  /// No answer is JSON.
  case garbage

  /// How the request with this number is answered, from 1 on.
  func answer(to number: Int) -> ServedAnswer {
    switch self {
    case .slow: number % 16 == 0 ? .stalled : .late(.milliseconds(150))
    case .flaky: number % 3 == 0 ? .whole : .busy(retryAfter: number % 3 == 1 ? 0 : nil)
    case .garbage: .garbled
    case .down: .whole
    }
  }
}
