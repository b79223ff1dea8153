import Calcot
import CalcotContent

/// The origins that pages load pictures from, besides the site itself.
final class ImageOrigins: Sendable {
  /// The allowed origins, as a content security policy names them.
  let allowed: [String]
  private let report: @Sendable (String) -> Void
  /// The reported origins, so that each is reported only once.
  private let reported = Locked<Set<String>>([])

  /// Creates the origins of a site.
  ///
  /// - Parameters:
  ///   - texts: The origins; a text that is no origin is left out and reported.
  ///   - report: Receives an app's mistake.
  init(_ texts: [String] = [], report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.report = report
    allowed = texts.compactMap { text in
      if let origin = Self.origin(of: text), text.hasPrefix("http") { return origin }
      report(
        "\"\(text)\" in WebSiteOptions.images.origins is no origin, such as https://example.org")
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a page may load a picture. Reports the origin
  /// of a forbidden one once.
  func mayLoad(_ address: WebAddress) -> Bool {
    guard let origin = Self.origin(of: address.text) else { return false }
    if allowed.contains(origin) { return true }
    let isNew = reported.withLock { $0.count < 100 && $0.insert(origin).inserted }
    if isNew {
      report(
        "pictures of \(origin) are not shown: add \"\(origin)\" to WebSiteOptions.images.origins")
    }
    return false
  }

  /// Returns the scheme, the host and the port of an address; `nil` if a browser might read them
  /// differently.
  static func origin(of address: String) -> String? {
    let text = address.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else {
      return nil
    }
    var host = text.dropFirst(scheme.count).prefix { !"/?#\\".contains($0) }
    guard !host.isEmpty, host.utf8.allSatisfy(isOfHost) else { return nil }
    let usual = scheme == "https://" ? ":443" : ":80"
    if host.hasSuffix(usual) { host = host.dropLast(usual.count) }
    return scheme + host
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-.:[]".utf8.contains(byte)
  }
}
