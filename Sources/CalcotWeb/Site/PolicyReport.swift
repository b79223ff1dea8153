#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reports of browsers about a content security policy, in both of their forms: that of
/// `report-uri` (CSP 3, section 5.3) and that of the Reporting API.
enum PolicyReport {
  private struct Single: Decodable {
    struct Body: Decodable {
      let directive: String?

      enum CodingKeys: String, CodingKey { case directive = "violated-directive" }
    }
    let report: Body

    enum CodingKeys: String, CodingKey { case report = "csp-report" }
  }

  private struct Entry: Decodable {
    struct Body: Decodable { let effectiveDirective: String? }
    let body: Body
  }

  /// Returns the directives that a report names; empty if it cannot be read. Anybody can send a
  /// report, so nothing else of it is kept, and only directives that exist.
  static func directives(in bytes: [UInt8]) -> [String] {
    let data = Data(bytes)
    if let single = try? JSONDecoder().decode(Single.self, from: data) {
      return [known(single.report.directive)]
    }
    let entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    return entries.prefix(10).map { known($0.body.effectiveDirective) }
  }

  private static func known(_ directive: String?) -> String {
    let name = (directive ?? "").prefix { $0 != " " }
    return directives.first { $0 == name } ?? "another"
  }

  private static let directives = [
    "default-src", "script-src", "script-src-elem", "script-src-attr", "style-src",
    "style-src-elem", "style-src-attr", "img-src", "connect-src", "font-src", "frame-src",
    "form-action", "base-uri", "manifest-src", "object-src", "frame-ancestors", "media-src",
    "worker-src", "require-trusted-types-for", "trusted-types",
  ]
}
