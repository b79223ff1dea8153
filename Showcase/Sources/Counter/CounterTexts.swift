package import Localization

/// The texts of the Counter feature, in the language in use.
@MainActor
package struct CounterTexts {
  /// The language in use.
  let region: Region

  package init(region: Region) { self.region = region }

  var language: Language { region.language }

  var counter: String { language("Counter", de: "Zähler", es: "Contador") }
  var addOne: String { language("Add one", de: "Eins mehr", es: "Sumar uno") }
  var greatJob: String {
    language("Great job, superstar!", de: "Großartig, du Star!", es: "¡Buen trabajo, estrella!")
  }
  var thanks: String { language("Thanks", de: "Danke", es: "Gracias") }

  func number(_ count: Count) -> String { language.number(count.rawValue) }

  func tapped(_ count: Count) -> String {
    let number = number(count)
    return language(
      "You tapped \(number) times.", de: "Du hast \(number)-mal getippt.",
      es: "Has tocado \(number) veces.")
  }
}
