import Calcot
package import CalcotHandlers
import CalcotLists
internal import Localization

/// The texts about a person's photo, documents and deletion.
extension PeopleTexts {
  package var copy: String { language("Copy", de: "Kopieren", es: "Copiar") }
  package var copyName: String {
    language("Copy name", de: "Namen kopieren", es: "Copiar el nombre")
  }
  var copied: String {
    language("Copied.", de: "In der Zwischenablage.", es: "Copiado.")
  }
  package var delete: String { language("Delete", de: "Löschen", es: "Eliminar") }
  package var remove: String { language("Remove", de: "Entfernen", es: "Quitar") }
  var keep: String { language("Keep", de: "Behalten", es: "Conservar") }
  var undo: String { language("Undo", de: "Rückgängig", es: "Deshacer") }
  var saving: String { language("Saving…", de: "Wird gesichert …", es: "Guardando…") }
  var deleting: String { language("Deleting…", de: "Wird gelöscht …", es: "Eliminando…") }
  var restoring: String {
    language("Restoring…", de: "Wird wiederhergestellt …", es: "Restaurando…")
  }

  package var photo: String { language("Photo", de: "Foto", es: "Foto") }
  package var noPhoto: String { language("No photo", de: "Kein Foto", es: "Sin foto") }
  package var choosePhoto: String {
    language("Choose photo", de: "Foto auswählen", es: "Elegir foto")
  }
  package var removePhoto: String {
    language("Remove photo", de: "Foto entfernen", es: "Quitar la foto")
  }
  var photoSaved: String {
    language("The photo is saved.", de: "Das Foto ist gesichert.", es: "La foto está guardada.")
  }
  var photoRemoved: String {
    language("The photo is gone.", de: "Das Foto ist weg.", es: "La foto ya no está.")
  }

  package var documents: String { language("Documents", de: "Dokumente", es: "Documentos") }
  package var noDocuments: String {
    language("No documents yet", de: "Noch keine Dokumente", es: "Aún no hay documentos")
  }
  package var attach: String {
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

  /// Returns the description of a photo: "me.png, 640×480, 12 kB".
  package func summary(_ photo: Photo) -> String {
    let size = photo.size.map { "\($0.width)×\($0.height)" }
    let bytes = language.size(ofBytes: photo.file.content.count)
    return [photo.file.name, size, bytes].compactMap { $0 }.joined(separator: ", ")
  }
}
