/// The owner of a session: the browser, with its user, that alone may use it.
struct SessionOwner: Hashable, Sendable {
  let visitor: Visitor
  /// The address that the browser had when the session began; the browser's identifier if it is
  /// unknown.
  let address: String
  /// The user that the site has identified; `nil` if nobody is signed in.
  let user: String?
  /// The number of sign-outs that there had been before the site was asked for the user.
  let signOuts: Int

  init(_ visitor: Visitor, _ request: WebRequest, user: String?, signOuts: Int = 0) {
    self.visitor = visitor
    self.user = user
    self.signOuts = signOuts
    address = request.address.isEmpty ? visitor.id : request.address
  }

  /// Returns a Boolean value that indicates whether another owner is the same browser and user, at
  /// whatever address.
  func isSameUser(as other: SessionOwner) -> Bool {
    visitor == other.visitor && isUser(other.user)
  }

  /// Returns a Boolean value that indicates whether the owner is a user. NB: by its bytes, as two texts that
  /// look alike may name two users.
  func isUser(_ other: String?) -> Bool {
    user.map { Array($0.utf8) } == other.map { Array($0.utf8) }
  }
}
