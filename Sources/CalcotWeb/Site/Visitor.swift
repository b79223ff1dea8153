/// The identity of a browser, and the proof that a form was made for it: two random texts in one
/// cookie that no script can read.
struct Visitor: Hashable, Sendable {
  static let cookieName = "calcot"

  let id: String
  let token: String

  /// Creates the identity of a new browser.
  init() {
    id = RandomText.make()
    token = RandomText.make()
  }

  /// Creates the identity of the browser that sends a request; `nil` if it has no valid cookie.
  init?(_ request: WebRequest) {
    let headers = request.headers.filter { $0.name.lowercased() == "cookie" }
    let cookies: [Substring] = headers.flatMap { header in
      header.value.split(separator: ";").map { pair in pair.drop { $0 == " " } }
    }
    let prefix = Self.cookieName + "="
    guard let cookie = cookies.first(where: { $0.hasPrefix(prefix) }) else { return nil }
    let parts = cookie.dropFirst(prefix.count).split(separator: ".").map(String.init)
    guard parts.count == 2, parts.allSatisfy(RandomText.isOne) else { return nil }
    (id, token) = (parts[0], parts[1])
  }

  /// Returns the cookie, which expires when the browser is closed.
  func header(isSecure: Bool) -> WebHeader {
    let secure = isSecure ? "; Secure" : ""
    return WebHeader(
      "Set-Cookie", "\(Self.cookieName)=\(id).\(token); Path=/; HttpOnly; SameSite=Lax\(secure)")
  }
}

/// A generator of unguessable texts: 128 bits of the system's random numbers.
enum RandomText {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuv")

  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<26).map { _ in digits[Int.random(in: 0..<32, using: &generator)] })
  }

  static func isOne(_ text: String) -> Bool {
    text.utf8.count == 26
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x76).contains($0) }
  }
}
