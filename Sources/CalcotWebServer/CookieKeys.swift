#if Web
  import CalcotWeb
  import Crypto

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The keys with which a server signs cookies, by HMAC with SHA-256 (RFC 2104). The first key
  /// signs, and the signatures of all keys are valid, so that keys can be replaced one by one.
  struct CookieKeys: CookieSigner {
    /// The minimum number of bytes of a key.
    static let leastBytes = 32

    let keys: [SymmetricKey]

    /// Returns the text of a new random key.
    static func makeKey() -> String {
      SymmetricKey(size: .bits256).withUnsafeBytes { bytes in
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }

    /// Creates the keys from texts, or a random key if there are none.
    ///
    /// - Throws: ``WebServerProblem/shortKey(least:)``.
    init(_ texts: [String]) throws(WebServerProblem) {
      guard texts.allSatisfy({ $0.utf8.count >= Self.leastBytes }) else {
        throw .shortKey(least: Self.leastBytes)
      }
      let given = texts.map { SymmetricKey(data: Array($0.utf8)) }
      keys = given.isEmpty ? [SymmetricKey(size: .bits256)] : given
    }

    func signature(of text: String) -> String {
      Self.text(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: keys[0]))
    }

    // NB: no cookie begins like this.
    func signature(ofPicture bytes: Data) -> String {
      var code = HMAC<SHA256>(key: keys[0])
      code.update(data: Array("picture\0".utf8))
      code.update(data: bytes)
      return Self.text(code.finalize())
    }

    func isValid(_ signature: String, of text: String) -> Bool {
      guard let code = Self.bytes(signature) else { return false }
      return keys.contains { key in
        HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Array(text.utf8), using: key)
      }
    }

    private static func text(_ code: HMAC<SHA256>.MAC) -> String {
      code.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    private static func bytes(_ text: String) -> [UInt8]? {
      guard text.utf8.count == 2 * SHA256.byteCount else { return nil }
      let digits = text.compactMap(\.hexDigitValue)
      guard digits.count == 2 * SHA256.byteCount else { return nil }
      return stride(from: 0, to: digits.count, by: 2).map {
        UInt8(digits[$0] << 4 | digits[$0 + 1])
      }
    }
  }
#endif
