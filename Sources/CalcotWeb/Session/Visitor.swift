/// The identity of a browser, and the proof that a form was made for it: two random texts in one
/// cookie that no script can read.
struct Visitor: Hashable, Sendable {
  let id: String
  let token: String

  /// Creates the identity of a new browser.
  init() {
    id = RandomText.make()
    token = RandomText.make()
  }

  init(id: String, token: String) {
    self.id = id
    self.token = token
  }

  /// A proof that a form was made for this browser, masked in a new way each time.
  var proof: String { RandomText.masked(token) }

  func isProven(by proof: String) -> Bool { RandomText.unmasked(proof) == token }
}
