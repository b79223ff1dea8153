import Localization

/// The contents of a document's row, on every host.
package struct DocumentCellConfiguration: Identifiable, Hashable, Sendable {
  package let id: PersonDocument.ID
  package let title: String
  /// The size.
  package let detail: String

  init(_ document: PersonDocument, language: Language) {
    id = document.id
    title = document.name
    detail = language.size(ofBytes: document.byteCount)
  }
}
