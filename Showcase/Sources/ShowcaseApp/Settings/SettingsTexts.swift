import CalcotContent
import GroupsInStyles
package import Localization

/// The texts of the settings, in one language.
package struct SettingsTexts: Sendable {
  let language: Language

  package init(language: Language) { self.language = language }

  package var settings: String { language("Settings", de: "Einstellungen", es: "Ajustes") }
  var region: String {
    language("Language and units", de: "Sprache und Einheiten", es: "Idioma y unidades")
  }
  var languageLabel: String { language("Language", de: "Sprache", es: "Idioma") }
  var distances: String { language("Distances", de: "Entfernungen", es: "Distancias") }
  var appearance: String {
    language("Appearance", de: "Erscheinungsbild", es: "Apariencia")
  }
  var groups: String { language("Groups", de: "Gruppen", es: "Grupos") }
  var style: String { language("Style", de: "Stil", es: "Estilo") }
  var stylesExplanation: String {
    language(
      "The lists of groups and members are written four times. In each style they look and behave "
        + "the same. The groups begin anew when you choose another.",
      de: "Die Listen der Gruppen und Mitglieder sind viermal geschrieben. In jedem Stil sehen sie "
        + "gleich aus und tun dasselbe. Mit einem anderen Stil beginnen die Gruppen von vorn.",
      es: "Las listas de grupos y de miembros están escritas cuatro veces. En cada estilo se ven y "
        + "se comportan igual. Con otro estilo, los grupos empiezan de nuevo.")
  }

  /// Returns the name of a language in itself, so that those who speak no other one find it.
  func name(of language: Language) -> String {
    language("English", de: "Deutsch", es: "Español")
  }

  func name(of unit: DistanceUnit) -> String {
    switch unit {
    case .kilometres: language("Kilometres", de: "Kilometer", es: "Kilómetros")
    case .miles: language("Miles", de: "Meilen", es: "Millas")
    }
  }

  func name(of appearance: Appearance) -> String {
    switch appearance {
    case .system: language("As the system", de: "Wie das System", es: "Como el sistema")
    case .light: language("Light", de: "Hell", es: "Clara")
    case .dark: language("Dark", de: "Dunkel", es: "Oscura")
    }
  }

  func name(of style: AppStyle) -> String {
    switch style {
    case .immutable:
      language(
        "Immutable ViewModels", de: "Unveränderliche ViewModels", es: "ViewModels inmutables")
    case .delegates: language("With delegates", de: "Mit Delegates", es: "Con delegados")
    case .routers: language("With routers", de: "Mit Routern", es: "Con routers")
    case .streams:
      language("With streams and steps", de: "Mit Streams und Steps", es: "Con streams y steps")
    }
  }
}
