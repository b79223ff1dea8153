import CalcotWeb
import Localization

extension WebWords {
  /// Creates the web host's own words in the language of the app.
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
    takeOffers(language)
  }

  /// Adds the words for the requests that the page shows to the user.
  private mutating func takeOffers(_ language: Language) {
    openTitle = language("Open another page", de: "Andere Seite öffnen", es: "Abrir otra página")
    copyTitle = language("Copy a text", de: "Text kopieren", es: "Copiar un texto")
    shareTitle = language("Share", de: "Teilen", es: "Compartir")
    pickImageTitle = language("Choose a photo", de: "Foto auswählen", es: "Elegir una foto")
    pickDocumentsTitle = language(
      "Choose documents", de: "Dokumente auswählen", es: "Elegir documentos")
    text = language("Text", de: "Text", es: "Texto")
    files = language("Files", de: "Dateien", es: "Archivos")
    mostFiles = language("Up to %1 files.", de: "Bis zu %1 Dateien.", es: "Hasta %1 archivos.")
    mostBytes = language("Up to %1 each.", de: "Je bis zu %1.", es: "Hasta %1 cada uno.")
    kinds = language("Kinds: %1.", de: "Arten: %1.", es: "Tipos: %1.")
    open = language("Open", de: "Öffnen", es: "Abrir")
    copy = language("Copy", de: "Kopieren", es: "Copiar")
    mail = language("Send by mail", de: "Per E-Mail senden", es: "Enviar por correo")
    save = language("Save", de: "Speichern", es: "Guardar")
    upload = language("Upload", de: "Hochladen", es: "Subir")
    done = language("Done", de: "Fertig", es: "Listo")
    cancel = language("Cancel", de: "Abbrechen", es: "Cancelar")
    uploadTooLarge = language(
      "That is too large: %1 can be sent at once.",
      de: "Das ist zu groß: Auf einmal können %1 gesendet werden.",
      es: "Es demasiado grande: se pueden enviar %1 a la vez.")
    uploadUnreadable = language(
      "What was sent could not be read. Try again.",
      de: "Was gesendet wurde, war nicht lesbar. Versuch es noch einmal.",
      es: "No se ha podido leer lo enviado. Inténtalo de nuevo.")
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
    backToPage = language("Back to the page", de: "Zurück zur Seite", es: "Volver a la página")
  }
}
