/// A site as a server sees it: whatever answers requests and takes in WebSockets.
///
/// Everything but ``shutDown()`` is called from the server's own threads.
package protocol WebSiteServing: AnyObject, Sendable {
  /// The bytes that one message of a WebSocket may have; a longer one closes it with 1009.
  var messageLimit: Int { get }
  /// Says whether the body of a request is taken whose head has come. It must not wait for anything:
  /// it is called on a thread that serves many connections.
  func bodyAdmission(of request: WebRequest) -> WebBodyAdmission
  /// Answers a request. The answer to HEAD may have a body: its length is told, and it is not sent.
  func respond(to request: WebRequest) async -> WebResponse
  /// Says whether a request for a WebSocket is granted. It must not wait for anything: it is called
  /// on a thread that serves many connections.
  func admission(of request: WebRequest) -> WebAdmission
  /// Tells every session that the server goes away, and ends it. Returns when all have ended.
  func shutDown() async
}
