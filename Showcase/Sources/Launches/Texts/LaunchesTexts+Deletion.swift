import Calcot
import CalcotViews
import Localization

extension LaunchesTexts {
  var deleteOffline: String {
    areKeptByServer
      ? language(
        "Delete the server’s copies", de: "Kopien des Servers löschen",
        es: "Borrar las copias del servidor")
      : language(
        "Delete offline copies", de: "Offline-Kopien löschen", es: "Borrar copias sin conexión")
  }

  /// The texts for deleting so many launches.
  var deletion: DeletionTexts<Int, LaunchesStoreError> {
    DeletionTexts(
      question: deletionQuestion,
      activity: language(
        "Deleting the copies", de: "Kopien werden gelöscht", es: "Borrando las copias"),
      success: { _ in
        language(
          "The copies are deleted.", de: "Die Kopien sind gelöscht.",
          es: "Las copias ya no están.")
      },
      failure: explanation)
  }

  private func deletionQuestion(of number: Int) -> Question {
    let count = count(number)
    return Question(
      language("Delete the copies?", de: "Kopien löschen?", es: "¿Borrar las copias?"),
      message: areKeptByServer
        ? language(
          "The server then reads them anew: \(count).",
          de: "Der Server liest sie dann neu: \(count).",
          es: "El servidor los leerá de nuevo: \(count).")
        : language(
          "\(count) can then be read only with a network.",
          de: "\(count) nur noch mit Netz lesbar.",
          es: "\(count) solo con conexión a partir de entonces."),
      action: language("Delete", de: "Löschen", es: "Borrar"), role: .destructive, cancel: cancel)
  }

  /// Returns a text about an error of the store; nil for a cancellation.
  private func explanation(_ error: LaunchesStoreError) -> String? {
    switch error {
    case .cancelled: nil
    case .unavailable(let reason):
      language(
        "They cannot be deleted: \(reason)", de: "Sie lassen sich nicht löschen: \(reason)",
        es: "No se pueden borrar: \(reason)")
    }
  }
}
