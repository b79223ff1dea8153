import Localization

/// What a row shows of a document, on every host.
package struct DocumentCellConfiguration: Identifiable, Hashable, Sendable {
  package let id: PersonDocument.ID
  package let title: String
  /// How large it is.
  package let detail: String

  init(_ document: PersonDocument, language: Language) {
    id = document.id
    title = document.name
    detail = language.size(ofBytes: document.byteCount)
  }
}
