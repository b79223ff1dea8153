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
      nonePicked = language(
        "No file was chosen.", de: "Keine Datei wurde ausgewählt.",
        es: "No se ha elegido ningún archivo.")
      tooManyFiles = language(
        "%1 files were chosen, and %2 at most.", de: "%1 Dateien wurden ausgewählt, höchstens %2.",
        es: "Se han elegido %1 archivos, y pueden ser %2 como máximo.")
      fileTooLarge = language(
        "%1 is too large: it may have %2.", de: "%1 ist zu groß: Erlaubt sind %2.",
        es: "%1 es demasiado grande: puede tener %2.")
      wrongKind = language(
        "%1 is none of the kinds that can be chosen: %2.",
        de: "%1 ist keine der Arten, die ausgewählt werden können: %2.",
        es: "%1 no es de los tipos que se pueden elegir: %2.")
      notAFile = language(
        "%1 is not a file.", de: "%1 ist keine Datei.", es: "%1 no es un archivo.")
    }
  }
#endif
