import Foundation

/// How lists order and find people and groups: without regard to case, width and accents.
package enum ListKey {
  /// What a text has in common with those that are found together with it; linear in its length.
  package static func search(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .widthInsensitive, .diacriticInsensitive], locale: nil
    )
    .precomposedStringWithCanonicalMapping
  }

  /// The ``search(_:)`` of what a person typed, without white space around it.
  package static func search(typed text: String) -> String {
    // NB: a text for SQLite ends at the first zero.
    search(text.replacing("\0", with: "").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Where a group of this name stands: by the name, and by its exact spelling among equals.
  package static func order(group name: String) -> String {
    joined([search(name), name])
  }

  /// Where a person of these names stands: by family name, then by given name.
  package static func order(firstName: String, lastName: String) -> String {
    joined([search(lastName), search(firstName), firstName, lastName])
  }

  // NB: canonical composition makes Swift's order of texts the order of their bytes, which is
  // SQLite's.
  private static func joined(_ parts: [String]) -> String {
    parts.map(\.precomposedStringWithCanonicalMapping).joined(separator: "\u{1}")
  }
}

extension [Group] {
  /// The groups as lists show them: by name without regard to case, width and accents.
  package func inListOrder() -> [Group] {
    inOrder { (ListKey.order(group: $0.name), $0.id.rawValue) }
  }
}

extension [Member] {
  /// The members as lists show them: by family name, then by given name.
  package func inListOrder() -> [Member] {
    inOrder {
      (ListKey.order(firstName: $0.firstName, lastName: $0.lastName), $0.id.rawValue)
    }
  }
}

extension Array {
  private func inOrder(by key: (Element) -> (String, Int64)) -> [Element] {
    map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
