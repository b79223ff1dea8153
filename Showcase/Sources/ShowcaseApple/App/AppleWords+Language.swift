#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import Localization

  extension AppleWords {
    /// The hosts' own words in the language of the app.
    init(_ language: Language) {
      self.init()
      back = language("Back", de: "Zurück", es: "Atrás")
      close = language("Close", de: "Schließen", es: "Cerrar")
      closeMessage = language(
        "Close message", de: "Meldung schließen", es: "Cerrar el mensaje")
      error = language("Error: %1", de: "Fehler: %1", es: "Error: %1")
      reading = language("Loading", de: "Wird geladen", es: "Cargando")
      pickAgain = language("Choose Another", de: "Andere auswählen", es: "Elegir otro")
    }
  }
#endif
