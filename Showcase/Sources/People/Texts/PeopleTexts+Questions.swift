internal import Calcot
internal import CalcotHandlers
internal import Localization

extension PeopleTexts {
  func deletion(of name: String) -> DeletionTexts {
    DeletionTexts(
      question: Question(
        language("Delete \(name)?", de: "\(name) löschen?", es: "¿Eliminar a \(name)?"),
        message: language(
          "They leave all their groups. The photo and the documents go, too.",
          de: "Die Person ist dann in keiner Gruppe mehr. Foto und Dokumente gehen mit.",
          es: "Saldrá de todos sus grupos. La foto y los documentos también se irán."),
        action: delete, role: .destructive, cancel: keep),
      activity: deleting,
      success: language(
        "\(name) is deleted.", de: "\(name) ist gelöscht.", es: "\(name) está fuera."))
  }

  func removal(of document: String) -> DeletionTexts {
    DeletionTexts(
      question: Question(
        language(
          "Remove \(document)?", de: "\(document) entfernen?", es: "¿Quitar \(document)?"),
        action: remove, role: .destructive, cancel: keep),
      activity: deleting,
      success: language(
        "\(document) is removed.", de: "\(document) ist entfernt.",
        es: "\(document) ya no está."))
  }

  func restored(_ name: String) -> String {
    language("\(name) is back.", de: "\(name) ist wieder da.", es: "\(name) ha vuelto.")
  }

  /// A closure that returns a text about an error; nil for a cancellation.
  var explanation: @MainActor (PeopleRepositoryError) -> String? {
    { $0 == .cancelled ? nil : message($0) }
  }

  var photoPick: PhotoTexts {
    PhotoTexts { problem in
      Question(
        said(problem),
        action: language("Choose another", de: "Anderes auswählen", es: "Elegir otra"),
        cancel: cancel)
    } failure: { refusal in
      notPossible(refusal)
    }
  }

  private func said(_ problem: PhotoProblem) -> String {
    switch problem {
    case .notAPhoto(let name):
      language(
        "\(name) is no photo.", de: "\(name) ist kein Foto.", es: "\(name) no es una foto.")
    case .tooLarge(let name, let most):
      language(
        "\(name) is larger than \(language.size(ofBytes: most)).",
        de: "\(name) ist größer als \(language.size(ofBytes: most)).",
        es: "\(name) ocupa más de \(language.size(ofBytes: most)).")
    }
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
}
