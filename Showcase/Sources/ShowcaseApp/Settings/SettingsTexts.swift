package import GroupsInStyles
package import Localization

/// The texts of the settings, in one language.
package struct SettingsTexts: Sendable {
  let language: Language

  package init(language: Language) { self.language = language }

  package var settings: String { language("Settings", de: "Einstellungen", es: "Ajustes") }
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
