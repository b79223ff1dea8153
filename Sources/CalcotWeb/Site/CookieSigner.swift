import Calcot

/// Signs the cookies of a site, so that nobody can make one up. `WebServer` provides one; a site
/// that another server serves is given one with ``WebSite/sign(with:)``.
public protocol CookieSigner: Sendable {
  /// Returns the signature of a text, in letters, digits, `-` and `_`.
  func signature(of text: String) -> String
  /// Returns a Boolean value that indicates whether a signature is that of a text. Its time must not
  /// depend on how much of the signature is right.
  func isValid(_ signature: String, of text: String) -> Bool
}

/// The signer of a site that no server serves yet: keyed hashes, whose keys are random in each
/// process.
struct ProcessSigner: CookieSigner {
  func signature(of text: String) -> String {
    var hasher = Hasher()
    hasher.combine(text)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  func isValid(_ signature: String, of text: String) -> Bool {
    signature.hashValue == self.signature(of: text).hashValue
  }
}
