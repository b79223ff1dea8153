import Foundation

/// The keys for ordering and finding people and groups, regardless of case, width and accents.
package enum ListKey {
  /// Returns the search key of a text. Linear in its length.
  package static func search(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .widthInsensitive, .diacriticInsensitive], locale: nil
    )
    .precomposedStringWithCanonicalMapping
  }

  /// Returns the ``search(_:)`` of the user's input, without surrounding white space.
  package static func search(typed text: String) -> String {
    // NB: SQLite ends a text at the first null character.
    search(text.replacing("\0", with: "").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Returns the sort key of a group: by name, then by the exact spelling.
  package static func order(group name: String) -> String {
    joined([search(name), name])
  }

  /// Returns the sort key of a person: by family name, then by given name.
  package static func order(firstName: String, lastName: String) -> String {
    joined([search(lastName), search(firstName), firstName, lastName])
  }

  // NB: with canonical composition, Swift's order of texts equals the order of their bytes, which
  // is SQLite's.
  private static func joined(_ parts: [String]) -> String {
    parts.map(\.precomposedStringWithCanonicalMapping).joined(separator: "\u{1}")
  }
}

extension [Group] {
  /// Returns the groups in list order: by name, regardless of case, width and accents.
  package func inListOrder() -> [Group] {
    inOrder { (ListKey.order(group: $0.name), $0.id.rawValue) }
  }
}

extension [Member] {
  /// Returns the members in list order: by family name, then by given name.
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
