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
}

/// A generator of unguessable texts: 128 bits of the system's random numbers.
enum RandomText {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuv")

  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<26).map { _ in digits[Int.random(in: 0..<32, using: &generator)] })
  }

  static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 26
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x76).contains($0) }
  }
}
