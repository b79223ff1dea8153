import Localization

/// The contents of the rows about a person's documents, on every host.
package struct DocumentsConfiguration: Hashable, Sendable {
  package let header: String
  package let rows: [DocumentCellConfiguration]
  /// The text in place of rows; nil if there are some.
  package let emptyText: String?
  package let attachLabel: String

  @MainActor init(_ documents: [PersonDocument], texts: PeopleTexts) {
    header = texts.documents
    rows = documents.map { DocumentCellConfiguration($0, texts: texts) }
    emptyText = documents.isEmpty ? texts.noDocuments : nil
    attachLabel = texts.attach
  }
}

/// The contents of a document's row, on every host.
package struct DocumentCellConfiguration: Identifiable, Hashable, Sendable {
  package let id: PersonDocument.ID
  package let title: String
  /// The size.
  package let detail: String
  package let removeLabel: String

  @MainActor init(_ document: PersonDocument, texts: PeopleTexts) {
    id = document.id
    title = document.name
    detail = texts.language.size(ofBytes: document.byteCount)
    removeLabel = texts.remove
  }
}
