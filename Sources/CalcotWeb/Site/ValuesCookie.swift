import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cookie in which a browser keeps the values of an app: signed with the time of their change.
/// The page's script sets and reads it.
struct ValuesCookie: Sendable {
  /// The values of a cookie.
  struct Kept: Equatable, Sendable {
    let texts: [String: String]
    /// The seconds since 1970 at which they were changed, or a little later.
    let time: Int
    let pair: String
  }

  let name: String
  private let attributes: String
  private let signer: Locked<any CookieSigner>
  private let now: @Sendable () -> Int

  /// The maximum length of a cookie that every browser keeps, less room for its attributes
  /// (RFC 6265, section 6.1).
  static let mostBytes = 3_800
  /// The longest time for which browsers keep a cookie (RFC 6265bis, section 5.6.2).
  private static let lifetime = 400 * 24 * 60 * 60

  init(
    isSecure: Bool, signedBy signer: Locked<any CookieSigner>, now: @escaping @Sendable () -> Int
  ) {
    name = (isSecure ? "__Host-" : "") + "calcot-values"
    attributes = "; Path=/; Max-Age=\(Self.lifetime); SameSite=Lax" + (isSecure ? "; Secure" : "")
    self.signer = signer
    self.now = now
  }

  /// Returns values with their cookie; `nil` if that is too long.
  ///
  /// - Parameter time: The time of the values that they replace.
  func kept(_ texts: [String: String], after time: Int) -> Kept? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(texts) else { return nil }
    let time = max(now(), time + 1)
    let text = "\(String(time, radix: 36)).\(data.base64EncodedString())"
    let pair = "\(name)=\(text).\(signer.withLock { $0 }.signature(of: Self.signed(text)))"
    return pair.utf8.count > Self.mostBytes ? nil : Kept(texts: texts, time: time, pair: pair)
  }

  /// Returns the newest values that a request carries; `nil` if it has none that this site has
  /// signed.
  func kept(in request: WebRequest) -> Kept? {
    request.cookies(named: name).compactMap { kept(in: $0) }.max { $0.time < $1.time }
  }

  /// Returns the values of a cookie; `nil` if this site has not signed it.
  func kept(in text: some StringProtocol) -> Kept? {
    guard text.utf8.count <= Self.mostBytes, text.hasPrefix("\(name)=") else { return nil }
    let pair = String(text)
    let parts = pair.dropFirst(name.count + 1).split(
      separator: ".", omittingEmptySubsequences: false
    ).map(String.init)
    // NB: nothing is done with the rest before the signature has shown that it is the site's own.
    guard parts.count == 3,
      signer.withLock({ $0 }).isValid(parts[2], of: Self.signed("\(parts[0]).\(parts[1])")),
      let time = Int(outside: parts[0], radix: 36), time > 0,
      let data = Data(base64Encoded: parts[1]),
      let texts = try? JSONDecoder().decode([String: String].self, from: data)
    else { return nil }
    return Kept(texts: texts, time: time, pair: pair)
  }

  /// Returns the text with which a browser sets a cookie.
  func setting(_ kept: Kept) -> String { kept.pair + attributes }

  // NB: no other cookie, and nothing else that the site signs, begins like this.
  private static func signed(_ text: String) -> String { "values \(text)" }
}

extension WebRequest {
  /// Returns the first cookies with a name, each with it. NB: another site of the same host can set
  /// a cookie of this name, and it may come first.
  func cookies(named name: String) -> [Substring] {
    let fields = headers.lazy.filter { $0.name.lowercased() == "cookie" }
    let start = "\(name)="
    var found: [Substring] = []
    for field in fields {
      for pair in field.value.utf8.split(separator: UInt8(ascii: ";")) {
        let cookie = pair.drop { $0 == UInt8(ascii: " ") }
        guard cookie.starts(with: start.utf8) else { continue }
        found.append(Substring(cookie))
        if found.count == Self.mostCookies { return found }
      }
    }
    return found
  }

  private static var mostCookies: Int { 4 }
}
