internal import Localization

/// The texts of the People feature, in the language in use.
@MainActor
package struct PeopleTexts {
  /// The language in use.
  let region: Region

  var language: Language { region.language }
  var people: String { language("People", de: "Personen", es: "Personas") }
  var person: String { language("Person", de: "Person", es: "Persona") }
  var search: String { language("Search", de: "Suchen", es: "Buscar") }
  var partOfName: String {
    language("part of a name", de: "Teil eines Namens", es: "parte de un nombre")
  }
  var nobody: String {
    language("Nobody has that name.", de: "Niemand heißt so.", es: "Nadie se llama así.")
  }
  var loading: String {
    language("Loading the people", de: "Personen werden geladen", es: "Cargando las personas")
  }
  var tryAgain: String { language("Try again", de: "Noch einmal", es: "Reintentar") }
  var cancel: String { language("Cancel", de: "Abbrechen", es: "Cancelar") }
  var choosePeople: String {
    language("Choose people", de: "Personen auswählen", es: "Elegir personas")
  }
  var homepage: String { language("Homepage", de: "Webseite", es: "Página web") }
  var noHomepage: String { language("No homepage", de: "Keine Webseite", es: "Sin página web") }
  var gone: String {
    language(
      "This person is no longer there. Go back and search again.",
      de: "Diese Person gibt es nicht mehr. Geh zurück und such noch einmal.",
      es: "Esta persona ya no está. Vuelve y busca otra vez.")
  }
  var interrupted: String {
    language(
      "This was stopped. Try again.", de: "Abgebrochen. Versuch es noch einmal.",
      es: "Se interrumpió. Inténtalo de nuevo.")
  }

  func count(_ number: Int) -> String {
    switch language {
    case .english: language.count(number, one: "person", other: "people")
    case .german: language.count(number, one: "Person", other: "Personen")
    case .spanish: language.count(number, one: "persona", other: "personas")
    }
  }

  func add(_ number: Int) -> String {
    switch language {
    case .english: number == 0 ? "Add" : "Add \(language.number(number))"
    case .german: number == 0 ? "Hinzufügen" : "\(language.number(number)) hinzufügen"
    case .spanish: number == 0 ? "Añadir" : "Añadir \(language.number(number))"
    }
  }

  func message(_ error: PeopleRepositoryError) -> String {
    switch error {
    case .notFound: gone
    case .unavailable(let reason): reason(in: language)
    case .cancelled: interrupted
    }
  }
}
