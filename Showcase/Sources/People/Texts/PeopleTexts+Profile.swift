internal import Localization

/// The texts about a person, their documents and their deletion.
extension PeopleTexts {
  var copy: String { language("Copy", de: "Kopieren", es: "Copiar") }
  var copyName: String {
    language("Copy name", de: "Namen kopieren", es: "Copiar el nombre")
  }
  var copied: String {
    language("Copied.", de: "In der Zwischenablage.", es: "Copiado.")
  }
  var delete: String { language("Delete", de: "Löschen", es: "Eliminar") }
  var remove: String { language("Remove", de: "Entfernen", es: "Quitar") }
  var keep: String { language("Keep", de: "Behalten", es: "Conservar") }
  var undo: String { language("Undo", de: "Rückgängig", es: "Deshacer") }
  var saving: String { language("Saving…", de: "Wird gesichert …", es: "Guardando…") }
  var deleting: String { language("Deleting…", de: "Wird gelöscht …", es: "Eliminando…") }
  var restoring: String {
    language("Restoring…", de: "Wird wiederhergestellt …", es: "Restaurando…")
  }

  var documents: String { language("Documents", de: "Dokumente", es: "Documentos") }
  var noDocuments: String {
    language("No documents yet", de: "Noch keine Dokumente", es: "Aún no hay documentos")
  }
  var attach: String {
    language("Attach documents", de: "Dokumente anhängen", es: "Adjuntar documentos")
  }
  var loadingDocument: String {
    language("Loading the document", de: "Dokument wird geladen", es: "Cargando el documento")
  }

  func attached(_ number: Int) -> String {
    switch language {
    case .english:
      language.count(number, one: "document is attached.", other: "documents are attached.")
    case .german:
      language.count(number, one: "Dokument ist angehängt.", other: "Dokumente sind angehängt.")
    case .spanish:
      language.count(number, one: "documento adjuntado.", other: "documentos adjuntados.")
    }
  }
}
