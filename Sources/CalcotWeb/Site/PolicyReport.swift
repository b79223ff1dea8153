/// Reports of browsers about a content security policy, in both of their forms: that of
/// `report-uri` (CSP 3, section 5.3) and that of the Reporting API.
enum PolicyReport {
  /// The maximum length of a report in bytes.
  static let mostBytes = 16 * 1024

  /// Returns the directives that a report names; empty if it names none. Anybody can send a report, so it
  /// is searched for its directives in one pass and never decoded, and nothing else of it is kept.
  static func directives(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var rest = bytes.prefix(mostBytes)
    while found.count < 10, let quote = rest.firstIndex(of: 0x22) {
      rest = rest[(quote + 1)...]
      guard let name = names.first(where: { rest.starts(with: $0) }) else { continue }
      rest = rest.dropFirst(name.count).drop { $0 == 0x20 || $0 == 0x3A }
      guard rest.popFirst() == 0x22 else { continue }
      let value = rest.prefix { $0 != 0x20 && $0 != 0x22 }
      found.append(directives.first { $0.utf8.elementsEqual(value) } ?? "another")
    }
    return found
  }

  /// The names of the members that hold a directive, with the quotes at their ends.
  private static let names = ["violated-directive\"", "effectiveDirective\""].map { Array($0.utf8) }

  private static let directives = [
    "default-src", "script-src", "script-src-elem", "script-src-attr", "style-src",
    "style-src-elem", "style-src-attr", "img-src", "connect-src", "font-src", "frame-src",
    "form-action", "base-uri", "manifest-src", "object-src", "frame-ancestors", "media-src",
    "worker-src", "require-trusted-types-for", "trusted-types",
  ]
}
