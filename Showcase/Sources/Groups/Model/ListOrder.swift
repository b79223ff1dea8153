import Foundation

extension [Group] {
  /// The groups as lists show them: by name without regard to case, width and accents.
  package func inListOrder() -> [Group] {
    inOrder { ($0.name.listKey, $0.name, $0.id.rawValue) }
  }
}

extension [Member] {
  /// The members as lists show them: by family name, then by given name.
  package func inListOrder() -> [Member] {
    inOrder { ("\($0.lastName.listKey)\u{0}\($0.firstName.listKey)", $0.firstName, $0.id.rawValue) }
  }
}

extension Array {
  private func inOrder(by key: (Element) -> (String, String, Int64)) -> [Element] {
    map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension String {
  fileprivate var listKey: String {
    folding(options: [.caseInsensitive, .widthInsensitive, .diacriticInsensitive], locale: nil)
  }
}
