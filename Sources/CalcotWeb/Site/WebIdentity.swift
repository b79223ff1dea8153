/// The sender of a request, as the site's own authentication knows them.
public enum WebIdentity: Sendable {
  /// An unidentified user.
  case anyone
  /// A signed-in user, by the name with which their sessions can be ended.
  case user(String)
  /// A user who may not see the app, with the response to send instead, such as a redirect to the
  /// sign-in page. A live page is disconnected.
  case refused(WebResponse)
}

/// The refusal of a request whose sender may not see the app, or whose session cannot be looked for
/// now.
struct NotAllowed: Error {
  let response: WebResponse
}
