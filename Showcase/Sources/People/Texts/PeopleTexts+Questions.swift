internal import Calcot
internal import CalcotViews
internal import Localization

/// The texts of deleting people and documents, and about failures.
extension PeopleTexts {
  var deletion: DeletionTexts<Person, PeopleRepositoryError> {
    DeletionTexts(
      question: { deletionQuestion($0.name) }, activity: deleting, success: { deleted($0.name) },
      failure: explanation)
  }

  var removal: DeletionTexts<DocumentCellConfiguration, PeopleRepositoryError> {
    DeletionTexts(
      question: { removalQuestion($0.title) }, activity: deleting, success: { removed($0.title) },
      failure: explanation)
  }

  /// Returns a way to bring back a deleted person.
  func undo(
    by restore: @escaping @MainActor (DeletedPerson) async throws(PeopleRepositoryError) -> Void
  ) -> DeletionUndo<Person, DeletedPerson, PeopleRepositoryError> {
    DeletionUndo(undo, activity: restoring, success: { restored($0.name) }, restore: restore)
  }

  /// Returns a way to bring back a removed document.
  func undo(
    by restore: @escaping @MainActor (RemovedDocument) async throws(PeopleRepositoryError) -> Void
  ) -> DeletionUndo<DocumentCellConfiguration, RemovedDocument, PeopleRepositoryError> {
    DeletionUndo(undo, activity: restoring, success: { restored($0.title) }, restore: restore)
  }

  /// A closure that returns a text about an error; nil for a cancellation.
  var explanation: @MainActor (PeopleRepositoryError) -> String? {
    { $0 == .cancelled ? nil : message($0) }
  }

  /// Returns a text about a refused request. A host's own reason is quoted.
  func notPossible(_ refusal: Refusal) -> String {
    switch refusal {
    case .hostCannot:
      language("This cannot be done here.", de: "Das geht hier nicht.", es: "Aquí no se puede.")
    case .badAddress:
      language(
        "This is no address that can be opened.", de: "Diese Adresse lässt sich nicht öffnen.",
        es: "Esta dirección no se puede abrir.")
    case .hostFailed(let reason):
      language(
        "It did not work: \(reason)", de: "Das hat nicht geklappt: \(reason)",
        es: "No ha funcionado: \(reason)")
    default:
      language("It did not work.", de: "Das hat nicht geklappt.", es: "No ha funcionado.")
    }
  }

  /// The question before people who have been picked are not added.
  func discardQuestion(_ number: Int) -> Question {
    Question(
      language(
        "Leave without adding \(count(number))?",
        de: "Gehen, ohne \(count(number)) hinzuzufügen?",
        es: "¿Salir sin añadir \(count(number))?"),
      action: language("Leave", de: "Gehen", es: "Salir"), role: .destructive,
      cancel: language("Keep choosing", de: "Weiter auswählen", es: "Seguir eligiendo"))
  }

  private func deletionQuestion(_ name: String) -> Question {
    Question(
      language("Delete \(name)?", de: "\(name) löschen?", es: "¿Eliminar a \(name)?"),
      message: language(
        "They leave all their groups. The photo and the documents go, too.",
        de: "Die Person ist dann in keiner Gruppe mehr. Foto und Dokumente gehen mit.",
        es: "Saldrá de todos sus grupos. La foto y los documentos también se irán."),
      action: delete, role: .destructive, cancel: keep)
  }

  private func removalQuestion(_ document: String) -> Question {
    Question(
      language(
        "Remove \(document)?", de: "\(document) entfernen?", es: "¿Quitar \(document)?"),
      action: remove, role: .destructive, cancel: keep)
  }

  private func deleted(_ name: String) -> String {
    language("\(name) is deleted.", de: "\(name) ist gelöscht.", es: "\(name) está fuera.")
  }

  private func removed(_ document: String) -> String {
    language(
      "\(document) is removed.", de: "\(document) ist entfernt.", es: "\(document) ya no está.")
  }

  private func restored(_ name: String) -> String {
    language("\(name) is back.", de: "\(name) ist wieder da.", es: "\(name) ha vuelto.")
  }
}
