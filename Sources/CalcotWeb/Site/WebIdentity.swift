/// Who sends a request, as the site's own authentication knows it.
public enum WebIdentity: Sendable {
  /// Nobody in particular.
  case anyone
  /// A user who is signed in, by the name that ends their sessions.
  case user(String)
  /// Somebody who may not see the app; the response to send instead, such as a redirect to where
  /// one signs in. A live page is disconnected.
  case refused(WebResponse)
}

/// The refusal of a request whose sender may not see the app, or whose session cannot be looked for
/// now.
struct NotAllowed: Error {
  let response: WebResponse
}
