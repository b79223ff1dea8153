#if Web
  import CalcotWeb
  import Crypto

  /// A gate before a site that refuses requests without a token. A request carries the token in a
  /// cookie, which a browser gets by opening an address with the token.
  final class TokenGate: WebSiteServing {
    /// The minimum number of bytes of a token.
    static let leastBytes = 16

    private let site: any WebSiteServing
    private let key = SymmetricKey(size: .bits256)
    private let code: HMAC<SHA256>.MAC
    private let cookie: String

    /// Creates a gate.
    ///
    /// - Throws: ``WebServerProblem/badToken(least:)``.
    init(_ site: any WebSiteServing, token: String) throws(WebServerProblem) {
      guard token.utf8.count >= Self.leastBytes, token.utf8.allSatisfy(Self.unreserved.contains)
      else {
        throw .badToken(least: Self.leastBytes)
      }
      self.site = site
      code = HMAC<SHA256>.authenticationCode(for: Array(token.utf8), using: key)
      cookie = "\(Self.cookieName)=\(token); Path=/; HttpOnly; SameSite=Lax"
    }

    var messageLimit: Int { site.messageLimit }
    var isSecure: Bool { site.isSecure }
    var requestRate: WebSiteOptions.Rate { site.requestRate }

    func sign(with signer: any CookieSigner) { site.sign(with: signer) }

    func bodyAdmission(of request: WebRequest) -> WebBodyAdmission {
      // NB: a server asks this first of each request, so that no body without a token is read.
      switch entry(of: request) {
      case .refused: .refused(Self.refusal)
      case .admitted, .exchanged: site.bodyAdmission(of: request)
      }
    }

    func respond(to request: WebRequest) async -> WebResponse {
      switch entry(of: request) {
      case .refused: Self.refusal
      case .admitted: await site.respond(to: request)
      case .exchanged(let target):
        WebResponse(
          status: 303,
          headers: [
            WebHeader("Location", target), WebHeader("Set-Cookie", cookie),
            WebHeader("Cache-Control", "no-store"), WebHeader("Referrer-Policy", "no-referrer"),
          ])
      }
    }

    func admission(of request: WebRequest) -> WebAdmission {
      guard case .admitted = entry(of: request) else { return .refused(Self.refusal) }
      return site.admission(of: request)
    }

    func shutDown() async { await site.shutDown() }
  }

  // MARK: - The token

  extension TokenGate {
    private enum Entry {
      case admitted
      /// The address has the token; the target is the address without it.
      case exchanged(target: String)
      case refused
    }

    private static let cookieName = "calcot-token"
    private static let itemName = "token="

    private static let refusal = WebResponse(
      status: 403,
      headers: [
        WebHeader("Content-Type", "text/plain; charset=utf-8"),
        WebHeader("Cache-Control", "no-store"), WebHeader("X-Content-Type-Options", "nosniff"),
      ],
      body: Array("Only who has the token may see this: open the address with the token.\n".utf8))

    private func entry(of request: WebRequest) -> Entry {
      let parts = request.target.split(
        separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let items = parts.count > 1 ? parts[1].split(separator: "&") : []
      let given = items.first { $0.hasPrefix(Self.itemName) }
      if request.method == "GET", let given, isToken(given.dropFirst(Self.itemName.count)) {
        let others = items.filter { !$0.hasPrefix(Self.itemName) }.joined(separator: "&")
        return .exchanged(target: Self.path(parts[0]) + (others.isEmpty ? "" : "?" + others))
      }
      return Self.cookies(of: request).contains(where: isToken) ? .admitted : .refused
    }

    /// Compares authentication codes under a secret key, which takes the same time wherever the
    /// texts differ.
    private func isToken(_ text: Substring) -> Bool {
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Array(text.utf8), using: key)
    }

    private static func cookies(of request: WebRequest) -> [Substring] {
      let fields = request.headers.filter { $0.name.lowercased() == "cookie" }
      let pairs = fields.flatMap { field in
        field.value.split(separator: ";").map { pair in pair.drop { $0 == " " } }
      }
      let name = cookieName + "="
      // NB: each costs an authentication code, before anything is known about the sender.
      return pairs.filter { $0.hasPrefix(name) }.prefix(4).map { $0.dropFirst(name.count) }
    }

    // NB: a browser takes an address that begins with two slashes, or a backslash, for another
    // host's, also where a mark makes one character of the second one.
    private static func path(_ target: Substring) -> String {
      "/" + String(target.unicodeScalars.drop { $0 == "/" || $0 == "\\" })
    }

    /// The characters that are not encoded in addresses and cookies (RFC 3986, section 2.3).
    private static let unreserved = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  }
#endif
