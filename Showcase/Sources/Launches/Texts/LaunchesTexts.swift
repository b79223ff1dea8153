import Foundation
import Localization

/// The texts of the Launches feature, in the language in use.
@MainActor
struct LaunchesTexts {
  /// The language in use.
  let region: Region
  let clock: WallClock
  /// A Boolean value that indicates whether a server keeps launches, and not the user's device.
  var areKeptByServer = false

  var language: Language { region.language }
  var launches: String { language("Launches", de: "Raketenstarts", es: "Lanzamientos") }
  var launch: String { language("Launch", de: "Raketenstart", es: "Lanzamiento") }
  var search: String { language("Search", de: "Suchen", es: "Buscar") }
  var partOfName: String {
    language(
      "mission, rocket or year", de: "Mission, Rakete oder Jahr", es: "misión, cohete o año")
  }
  var refresh: String { language("Refresh", de: "Aktualisieren", es: "Actualizar") }
  var tryAgain: String { language("Try again", de: "Noch einmal", es: "Reintentar") }
  var cancel: String { language("Cancel", de: "Abbrechen", es: "Cancelar") }
  var keepAll: String {
    areKeptByServer
      ? language("Keep on the server", de: "Auf dem Server sichern", es: "Guardar en el servidor")
      : language("Keep for offline", de: "Offline verfügbar machen", es: "Guardar sin conexión")
  }
  var loading: String {
    language(
      "Loading the launches", de: "Raketenstarts werden geladen", es: "Cargando los lanzamientos")
  }
  var loadingLaunch: String {
    language(
      "Loading the launch", de: "Raketenstart wird geladen", es: "Cargando el lanzamiento")
  }
  var nothingFound: String {
    language(
      "No launch is called that.", de: "Kein Raketenstart heißt so.",
      es: "Ningún lanzamiento se llama así.")
  }
  var updated: String {
    language("Data updated", de: "Daten aktualisiert", es: "Datos actualizados")
  }
  var date: String {
    language("Date (UTC)", de: "Datum (Weltzeit)", es: "Fecha (hora universal)")
  }
  var rocket: String { language("Rocket", de: "Rakete", es: "Cohete") }
  var site: String { language("Site", de: "Startplatz", es: "Lugar") }
  var outcome: String { language("Outcome", de: "Ergebnis", es: "Resultado") }

  func name(of outcome: LaunchOutcome) -> String {
    switch outcome {
    case .success: language("Success", de: "Erfolg", es: "Éxito")
    case .failure: language("Failure", de: "Fehlschlag", es: "Fracaso")
    }
  }

  func day(_ date: LaunchDate) -> String {
    language.day(date.day, month: date.month, year: date.year)
  }

  /// Returns the line below a launch's name in a list.
  func line(_ launch: Launch) -> String {
    let words = [day(launch.date), launch.rocket, launch.site]
    let failed = launch.outcome == .failure ? [name(of: .failure)] : []
    return (words + failed).joined(separator: " · ")
  }

  func count(_ number: Int) -> String {
    switch language {
    case .english: language.count(number, one: "launch", other: "launches")
    case .german: language.count(number, one: "Raketenstart", other: "Raketenstarts")
    case .spanish: language.count(number, one: "lanzamiento", other: "lanzamientos")
    }
  }

  /// Returns a text that dates a value that may be outdated.
  func kept(_ date: Date) -> String {
    let time = language.dayAndTime(of: date, in: clock.timeZone)
    return language("As of \(time)", de: "Stand: \(time)", es: "Datos de \(time)")
  }

  func progress(_ done: Int, of total: Int) -> String {
    let numbers = (language.number(done), language.number(total))
    return language(
      "\(numbers.0) of \(numbers.1) kept", de: "\(numbers.0) von \(numbers.1) gespeichert",
      es: "\(numbers.0) de \(numbers.1) guardados")
  }

  func keptAll(_ number: Int) -> String {
    let count = count(number)
    return areKeptByServer
      ? language(
        "\(count) on the server.", de: "\(count) auf dem Server.", es: "\(count) en el servidor.")
      : language(
        "\(count) can be read offline.", de: "\(count) offline verfügbar.",
        es: "\(count) sin conexión.")
  }
}
