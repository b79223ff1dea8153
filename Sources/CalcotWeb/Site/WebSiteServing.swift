/// A site as a server sees it: it answers requests and accepts WebSockets.
///
/// All methods except ``shutDown()`` and ``sign(with:)`` are called on the server's own threads.
package protocol WebSiteServing: AnyObject, Sendable {
  /// The maximum length of a WebSocket message in bytes; a longer one closes the WebSocket with
  /// code 1009.
  var messageLimit: Int { get }
  /// A Boolean value that indicates whether browsers use the site over TLS only.
  var isSecure: Bool { get }
  /// The rate at which an address may send requests.
  var requestRate: WebSiteOptions.Rate { get }
  /// Signs cookies with a signer from now on.
  func sign(with signer: any CookieSigner)
  /// Returns the decision about the body of a request, from its head. It must not block: it is
  /// called on a thread that serves many connections.
  func bodyAdmission(of request: WebRequest) -> WebBodyAdmission
  /// Answers a request. The response to HEAD may have a body, whose length is sent without its
  /// content.
  func respond(to request: WebRequest) async -> WebResponse
  /// Returns the decision about a request for a WebSocket. It must not block: it is called on a
  /// thread that serves many connections.
  func admission(of request: WebRequest) -> WebAdmission
  /// Ends every session and notifies it that the server is going away. Returns when all have ended.
  func shutDown() async
}
