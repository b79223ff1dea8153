import Calcot

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Signs the cookies of a site, so that nobody can forge one, and names its pictures, so that
/// nobody can guess their addresses. `WebServer` provides one; a site that another server serves is
/// given one with ``WebSite/sign(with:)``.
public protocol CookieSigner: Sendable {
  /// Returns the signature of a text, in letters, digits, `-` and `_`.
  func signature(of text: String) -> String
  /// Returns a Boolean value that indicates whether a signature is that of a text. Its running time
  /// must not depend on how much of the signature is right.
  func isValid(_ signature: String, of text: String) -> Bool
  /// Returns the signature of a picture's bytes, at least 32 letters and digits. It must not also
  /// be the signature of a text.
  func signature(ofPicture bytes: Data) -> String
}

/// A signer for a site that no server serves yet: keyed hashes with random keys of the process.
struct ProcessSigner: CookieSigner {
  func signature(of text: String) -> String {
    var hasher = Hasher()
    hasher.combine(text)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  func isValid(_ signature: String, of text: String) -> Bool {
    signature.hashValue == self.signature(of: text).hashValue
  }

  func signature(ofPicture bytes: Data) -> String {
    (0..<2).map { half in
      var hasher = Hasher()
      hasher.combine("picture \(half)")
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      let digits = String(UInt(bitPattern: hasher.finalize()), radix: 16)
      return String(repeating: "0", count: max(16 - digits.count, 0)) + digits
    }.joined()
  }
}
