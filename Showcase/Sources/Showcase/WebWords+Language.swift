import CalcotWeb
import Localization

extension WebWords {
  /// The web host's own words in the language of the app.
  init(_ language: Language) {
    self.init()
    back = language("Back", de: "Zurück", es: "Atrás")
    close = language("Close", de: "Schließen", es: "Cerrar")
    tabs = language("Tabs", de: "Tabs", es: "Pestañas")
    pages = language("Pages", de: "Seiten", es: "Páginas")
    previousPage = language("Previous page", de: "Vorige Seite", es: "Página anterior")
    nextPage = language("Next page", de: "Nächste Seite", es: "Página siguiente")
    pageOfCount = language("Page %1 of %2", de: "Seite %1 von %2", es: "Página %1 de %2")
    earlierRows = language(
      "%1 rows before these", de: "%1 Zeilen vor diesen", es: "%1 filas antes de estas")
    furtherRows = language("%1 further rows", de: "%1 weitere Zeilen", es: "%1 filas más")
    connectionLost = language(
      "Connection lost. Trying again…", de: "Verbindung verloren. Neuer Versuch …",
      es: "Conexión perdida. Se intenta de nuevo…")
    superseded = language(
      "This page goes on in another tab.", de: "Diese Seite geht in einem anderen Tab weiter.",
      es: "Esta página sigue en otra pestaña.")
    refused = language(
      "This page is no longer served. Reload it to go on.",
      de: "Diese Seite wird nicht mehr bedient. Zum Weitermachen neu laden.",
      es: "Esta página ya no está disponible. Recárgala para seguir.")
    notFound = language(
      "There is nothing at this address.", de: "Unter dieser Adresse ist nichts.",
      es: "No hay nada en esta dirección.")
    tooBusy = language(
      "There are too many people here now. Try again in a moment.",
      de: "Gerade sind zu viele Leute hier. Versuch es gleich noch einmal.",
      es: "Ahora hay demasiada gente aquí. Inténtalo dentro de un momento.")
    staleForm = language(
      "This form is too old, so nothing was done. Load the page again.",
      de: "Dieses Formular ist zu alt; nichts wurde getan. Lade die Seite neu.",
      es: "Este formulario es demasiado antiguo; no se ha hecho nada. Recarga la página.")
    toStart = language("To the start", de: "Zum Anfang", es: "Al inicio")
  }
}
