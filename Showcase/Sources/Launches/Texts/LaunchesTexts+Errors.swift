import Localization

extension LaunchesTexts {
  /// Returns sentences for the user about the problem and the remedy.
  func message(_ error: LaunchesAPIError) -> String {
    switch error {
    case .unreachable:
      language(
        "The launches' server cannot be reached.",
        de: "Der Server der Raketenstarts ist nicht erreichbar.",
        es: "No se puede contactar con el servidor de lanzamientos.")
    case .timedOut:
      language(
        "The launches' server takes too long.",
        de: "Der Server der Raketenstarts braucht zu lange.",
        es: "El servidor de lanzamientos tarda demasiado.")
    case .interrupted:
      language(
        "The connection broke off.", de: "Die Verbindung ist abgebrochen.",
        es: "Se cortó la conexión.")
    case .busy(let delay): busy(delay)
    case .rejected(404):
      language(
        "There is no such launch.", de: "Diesen Raketenstart gibt es nicht.",
        es: "No existe ese lanzamiento.")
    case .rejected(let status):
      language(
        "The launches' server refuses this (\(status)).",
        de: "Der Server der Raketenstarts lehnt das ab (\(status)).",
        es: "El servidor de lanzamientos lo rechaza (\(status)).")
    case .garbage:
      language(
        "The launches' server sends something that this app cannot read. Try again later.",
        de: "Der Server der Raketenstarts schickt Unlesbares. Versuch es später noch einmal.",
        es: "El servidor de lanzamientos envía algo ilegible. Inténtalo más tarde.")
    case .cancelled:
      language(
        "This was stopped. Try again.", de: "Abgebrochen. Versuch es noch einmal.",
        es: "Se interrumpió. Inténtalo de nuevo.")
    }
  }

  func message(_ error: DownloadError) -> String {
    switch error {
    case .api(let error): message(error)
    case .store(let reason):
      language(
        "It cannot be kept: \(reason)", de: "Es lässt sich nicht speichern: \(reason)",
        es: "No se puede guardar: \(reason)")
    }
  }

  private func busy(_ delay: Duration?) -> String {
    guard let delay else {
      return language(
        "The launches' server is busy. Try again later.",
        de: "Der Server der Raketenstarts ist ausgelastet. Versuch es später noch einmal.",
        es: "El servidor de lanzamientos está ocupado. Inténtalo más tarde.")
    }
    let seconds = language.number(Int(min(max(delay / .seconds(1), 0), 1e9).rounded(.up)))
    return language(
      "The launches' server is busy. Try again in \(seconds) s.",
      de: "Der Server der Raketenstarts ist ausgelastet. Versuch es in \(seconds) s noch einmal.",
      es: "El servidor de lanzamientos está ocupado. Inténtalo en \(seconds) s.")
  }
}
