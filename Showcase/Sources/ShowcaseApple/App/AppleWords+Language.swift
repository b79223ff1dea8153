#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import Localization

  extension AppleWords {
    /// Creates the hosts' own words in the language of the app.
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
        "No file was picked", de: "Keine Datei wurde gewählt", es: "No se ha elegido ningún archivo"
      )
      tooMany = language(
        "%1 files were picked, and %2 at most", de: "%1 Dateien wurden gewählt, höchstens %2",
        es: "Se han elegido %1 archivos, y pueden ser %2 como máximo")
      tooLarge = language(
        "%1 has %2 bytes, and may have %3", de: "%1 hat %2 Bytes und darf %3 haben",
        es: "%1 tiene %2 bytes y puede tener %3")
      wrongKind = language(
        "%1 is none of the kinds that can be picked: %2",
        de: "%1 ist keine der Arten, die gewählt werden können: %2",
        es: "%1 no es de ninguno de los tipos que se pueden elegir: %2")
      notAFile = language(
        "%1 is not a file", de: "%1 ist keine Datei", es: "%1 no es un archivo")
    }
  }
#endif
