/// A site as a server sees it: it answers requests and accepts WebSockets.
///
/// All methods except ``shutDown()`` and ``sign(with:)`` are called on the server's own threads.
package protocol WebSiteServing: AnyObject, Sendable {
  /// The maximum length of a WebSocket message in bytes; a longer one closes the WebSocket with
  /// code 1009.
  var messageLimit: Int { get }
  /// A Boolean value that indicates whether browsers use the site over TLS only.
  var isSecure: Bool { get }
  /// Signs cookies with a signer from now on.
  func sign(with signer: any CookieSigner)
  /// Returns whether the body of a request is accepted whose head has arrived. It must not block:
  /// it is called on a thread that serves many connections.
  func bodyAdmission(of request: WebRequest) -> WebBodyAdmission
  /// Answers a request. The response to HEAD may have a body: its length is sent, its content is
  /// not.
  func respond(to request: WebRequest) async -> WebResponse
  /// Returns whether a request for a WebSocket is granted. It must not block: it is called on a
  /// thread that serves many connections.
  func admission(of request: WebRequest) -> WebAdmission
  /// Ends every session and notifies it that the server is going away. Returns when all have ended.
  func shutDown() async
}
