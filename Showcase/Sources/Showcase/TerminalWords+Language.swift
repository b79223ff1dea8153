import CalcotTerminal
import Localization

extension TerminalWords {
  /// The terminal's own words in the language of the app.
  init(_ language: Language) {
    self.init()
    back = language("Back", de: "Zurück", es: "Atrás")
    close = language("Close", de: "Schließen", es: "Cerrar")
    done = language("Done", de: "Fertig", es: "Listo")
    leave = language("Leave", de: "Verlassen", es: "Salir")
    show = language("Show", de: "Zeigen", es: "Mostrar")
    choose = language("Choose", de: "Wählen", es: "Elegir")
    use = language("Use", de: "Benutzen", es: "Usar")
    next = language("Next", de: "Weiter", es: "Siguiente")
    scroll = language("Scroll", de: "Blättern", es: "Desplazar")
    quit = language("Quit", de: "Beenden", es: "Terminar")
    switchTab = language("Switch", de: "Wechseln", es: "Cambiar")
    page = language("Page", de: "Seite", es: "Página")
    otherSide = language("Other side", de: "Andere Seite", es: "Otro lado")
    pageOfCount = language("Page %1 of %2", de: "Seite %1 von %2", es: "Página %1 de %2")
    lastPage = language(
      "This is the last page.", de: "Das ist die letzte Seite.", es: "Es la última página.")
    firstPage = language(
      "This is the first page.", de: "Das ist die erste Seite.", es: "Es la primera página.")
    noTab = language(
      "There is no tab %1.", de: "Es gibt keinen Tab %1.", es: "No hay ninguna pestaña %1.")
    nextPage = language("Next page", de: "Nächste Seite", es: "Página siguiente")
    pageBefore = language("Page before", de: "Vorige Seite", es: "Página anterior")
    earlierRows = language(
      "%1 rows before these", de: "%1 Zeilen davor", es: "%1 filas antes de estas")
    furtherRows = language("%1 further rows", de: "%1 weitere Zeilen", es: "%1 filas más")
  }
}
