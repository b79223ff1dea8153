import CalcotContent
import CalcotTree

/// The language and the appearance of a whole page: the browser reads the page aloud in the one,
/// and colors its own bars in the other.
struct PageLook: Equatable, Sendable {
  /// The language, a tag of BCP 47.
  var language: String
  var appearance = Appearance.system

  /// Returns the root tag of a page with its content.
  func root(_ children: [HTMLNode]) -> HTMLTag {
    HTMLTag("html", id: "html", Self.attributes(of: language), children: children)
  }

  /// The tags for the color of the browser's bars, in each of its own schemes.
  var bars: [HTMLNode] {
    [Appearance.light, .dark].map { scheme in
      .tag(
        HTMLTag(
          "meta", id: "bars:\(scheme)",
          [
            HTMLAttribute("name", "theme-color"), HTMLAttribute("content", color(in: scheme)),
            HTMLAttribute("media", "(prefers-color-scheme: \(scheme))"),
          ]))
    }
  }

  /// Returns the color of the page in one of the browser's schemes.
  private func color(in scheme: Appearance) -> String {
    (appearance == .system ? scheme : appearance) == .dark ? "#0e0f11" : "#f2f2f6"
  }

  /// Returns the operations that give a page with an old look this one.
  func operations(after old: PageLook) -> [PatchOperation] {
    var operations: [PatchOperation] = []
    if language != old.language {
      let attributes = Self.attributes(of: language)
      operations.append(.attributes("html", attributes.map { ($0.name, $0.value) }))
    }
    for scheme in [Appearance.light, .dark] where color(in: scheme) != old.color(in: scheme) {
      operations.append(.attributes("bars:\(scheme)", [("content", color(in: scheme))]))
    }
    return operations
  }

  /// Returns the attributes for the language of texts, and for the direction of its script.
  static func attributes(of language: String) -> [HTMLAttribute] {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    let script = parts.dropFirst().first { $0.count == 4 }
    let isRightToLeft =
      script.map { rightToLeftScripts.contains($0) }
      ?? rightToLeftLanguages.contains(parts.first ?? "")
    return [
      HTMLAttribute("lang", language), HTMLAttribute("dir", isRightToLeft ? "rtl" : "ltr"),
    ]
  }

  /// The scripts that are written from right to left, as they stand in tags such as `az-Arab`.
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  /// The languages that are written in one of those scripts unless their tags name another.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
}
