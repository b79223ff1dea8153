import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cookies in which browsers keep their identities: signed with the time of issue, and renewed
/// while they are used.
final class VisitorCookies: Sendable {
  /// The name of the cookie. With TLS, its prefix tells the browser to accept it from this host and
  /// over TLS only (RFC 6265bis, section 4.1.3).
  let name: String
  private let attributes: String
  private let lifetime: Int
  private let now: @Sendable () -> Int
  private let signer: Locked<any CookieSigner>
  /// The cookie with the values of the app.
  let values: ValuesCookie

  /// Creates the cookies of a site.
  ///
  /// - Parameter now: Returns the seconds since 1970.
  init(
    isSecure: Bool, lifetime: Duration,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) {
    name = isSecure ? "__Host-calcot" : "calcot"
    attributes = "; Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    self.lifetime = Int(lifetime.components.seconds)
    self.now = now
    signer = Locked(ProcessSigner())
    values = ValuesCookie(isSecure: isSecure, signedBy: signer, now: now)
  }

  func sign(with signer: any CookieSigner) {
    self.signer.withLock { $0 = signer }
  }

  /// Returns the name of a picture under the secret that signs the cookies.
  func name(of picture: Data) -> String {
    String(signer.withLock { $0 }.signature(ofPicture: picture).prefix(ServedImages.nameLength))
  }

  /// Returns the identifier of the session that a visitor's form begins if it names none. It is the
  /// same each time the form is sent, also to another server with the same secret.
  func session(begunBy form: Submission, of visitor: Visitor) -> String {
    // NB: no cookie begins like this.
    let text = "session \(visitor.id) \(form.once)"
    return String(signer.withLock { $0 }.signature(of: text).prefix(32))
  }

  /// Returns the visitor who sends a request; `nil` if there is no cookie that this site has signed
  /// and that is still valid.
  func visitor(of request: WebRequest) -> Visitor? { signed(in: request)?.visitor }

  /// Returns the header field with a browser's first cookie, or with a new one once a tenth of its
  /// lifetime is over; `nil` if the browser needs none.
  func renewal(of visitor: Visitor, after request: WebRequest) -> WebHeader? {
    if let known = signed(in: request), known.visitor == visitor,
      now() - known.issued < lifetime / 10
    {
      return nil
    }
    return WebHeader("Set-Cookie", "\(name)=\(value(for: visitor))\(attributes)")
  }

  /// Returns a cookie's value for a visitor.
  func value(for visitor: Visitor) -> String {
    let text = "\(visitor.id).\(visitor.token).\(String(now(), radix: 36))"
    return "\(text).\(signer.withLock { $0 }.signature(of: text))"
  }

  private func signed(in request: WebRequest) -> (visitor: Visitor, issued: Int)? {
    // NB: each is read once, because it may expire at any time: `lazy` reads the first of them again.
    for cookie in request.cookies(named: name) {
      if let signed = signed(cookie) { return signed }
    }
    return nil
  }

  private func signed(_ cookie: Substring) -> (visitor: Visitor, issued: Int)? {
    guard cookie.utf8.count < 300 else { return nil }
    let parts = cookie.dropFirst(name.count + 1).split(separator: ".").map(String.init)
    // NB: nothing is done with the time before the signature has shown that it is the site's own.
    guard parts.count == 4, parts[..<2].allSatisfy(RandomText.isOne),
      signer.withLock({ $0 }).isValid(parts[3], of: parts[..<3].joined(separator: ".")),
      let issued = Int(outside: parts[2], radix: 36), (0..<lifetime).contains(now() - issued)
    else { return nil }
    return (Visitor(id: parts[0], token: parts[1]), issued)
  }
}
