import Foundation
import LaunchesClient
import Synchronization

/// A transport with scripted answers, one for each request.
final class ScriptedTransport: HTTPTransport {
  enum Answer: Sendable {
    case reply(HTTPReply)
    case failure(HTTPTransportError)
    /// No response until the request is cancelled.
    case silence
  }

  private struct State {
    var answers: [Answer]
    var requests: [HTTPRequest] = []
  }

  private let state: Mutex<State>

  init(_ answers: [Answer]) { state = Mutex(State(answers: answers)) }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func reply(to request: HTTPRequest) async throws(HTTPTransportError) -> HTTPReply {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answers.isEmpty ? .failure(.unreachable) : state.answers.removeFirst()
    }
    switch answer {
    case .reply(let reply): return reply
    case .failure(let error): throw error
    case .silence:
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
      throw .cancelled
    }
  }
}

extension HTTPReply {
  /// Creates a response with a body.
  init(_ status: Int = 200, _ body: String, headers: [String: String] = [:]) {
    self.init(status: status, headers: headers, body: Data(body.utf8))
  }
}
