import Foundation

extension URL {
  /// Returns the address with segments appended to its path. Slashes and dots in a segment are
  /// escaped, so that they cannot lead elsewhere.
  func appending(segments: [String]) -> URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    if parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
    for segment in segments { parts.percentEncodedPath += "/" + segment.asSegment }
    return parts.url ?? self
  }
}

extension String {
  /// The text as one segment of a path (RFC 3986, unreserved characters only).
  fileprivate var asSegment: String {
    // NB: one or two dots are special segments, which servers do not recognize in escaped form.
    let areDots = allSatisfy { $0 == "." }
    return utf8.map { byte in
      let isPlain: Bool =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "~"):
          true
        case UInt8(ascii: "."): !areDots
        default: false
        }
      guard !isPlain else { return String(UnicodeScalar(byte)) }
      let code = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + code
    }.joined()
  }
}
