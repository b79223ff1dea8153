public import CalcotContent
public import Localization

extension HostWords {
  /// Returns the words of all hosts in the language that the app starts with, and in those that the
  /// user can choose.
  public static func showcase(in language: Language) -> HostWords {
    var words = HostWords(language)
    let translations = Language.allCases.map { ($0.rawValue, HostWords($0)) }
    words.translations = Dictionary(uniqueKeysWithValues: translations)
    return words
  }

  /// Creates the words of all hosts in the language of the app.
  public init(_ language: Language) {
    self.init()
    back = language("Back", de: "Zurück", es: "Atrás")
    more = language("More", de: "Mehr", es: "Más")
    close = language("Close", de: "Schließen", es: "Cerrar")
    closeMessage = language("Close message", de: "Meldung schließen", es: "Cerrar el mensaje")
    done = language("Done", de: "Fertig", es: "Listo")
    cancel = language("Cancel", de: "Abbrechen", es: "Cancelar")
    open = language("Open", de: "Öffnen", es: "Abrir")
    copy = language("Copy", de: "Kopieren", es: "Copiar")
    save = language("Save", de: "Speichern", es: "Guardar")
    share = language("Share", de: "Teilen", es: "Compartir")
    error = language("Error: %1", de: "Fehler: %1", es: "Error: %1")
    working = language("One moment…", de: "Einen Moment …", es: "Un momento…")
    loading = language("Loading", de: "Wird geladen", es: "Cargando")
    tabs = language("Tabs", de: "Tabs", es: "Pestañas")
    pages = language("Pages", de: "Seiten", es: "Páginas")
    nextPage = language("Next page", de: "Nächste Seite", es: "Página siguiente")
    previousPage = language("Previous page", de: "Vorige Seite", es: "Página anterior")
    pageOfCount = language("Page %1 of %2", de: "Seite %1 von %2", es: "Página %1 de %2")
    earlierRows = language(
      "%1 rows before these", de: "%1 Zeilen davor", es: "%1 filas antes de estas")
    furtherRows = language("%1 further rows", de: "%1 weitere Zeilen", es: "%1 filas más")
    fields = Fields(language)
    pictures = Pictures(language)
    figures = Figures(language)
    panels = Panels(language)
    problems = Problems(language)
    keys = Keys(language)
    plain = Plain(language)
    page = Page(language)
  }
}

extension HostWords.Pictures {
  fileprivate init(_ language: Language) {
    self.init()
    picture = language("%1, picture", de: "%1, Bild", es: "%1, imagen")
    loading = language(
      "%1, picture being loaded", de: "%1, Bild wird geladen", es: "%1, cargando la imagen")
    missing = language(
      "%1, picture that cannot be shown", de: "%1, Bild kann nicht gezeigt werden",
      es: "%1, imagen que no se puede mostrar")
  }
}

extension HostWords.Figures {
  fileprivate init(_ language: Language) {
    self.init()
    up = language("Up: %1", de: "Mehr: %1", es: "Sube: %1")
    down = language("Down: %1", de: "Weniger: %1", es: "Baja: %1")
    level = language("Unchanged: %1", de: "Unverändert: %1", es: "Sin cambios: %1")
    highest = language("Highest: %1", de: "Höchster Wert: %1", es: "Máximo: %1")
    lowest = language("Lowest: %1", de: "Niedrigster Wert: %1", es: "Mínimo: %1")
    ascending = language(
      "%1, sorted upwards", de: "%1, aufsteigend sortiert", es: "%1, orden ascendente")
    descending = language(
      "%1, sorted downwards", de: "%1, absteigend sortiert", es: "%1, orden descendente")
  }
}

extension HostWords.Fields {
  fileprivate init(_ language: Language) {
    self.init()
    on = language("On", de: "An", es: "Sí")
    off = language("Off", de: "Aus", es: "No")
    noneChosen = language("None", de: "Keine Auswahl", es: "Ninguno")
    less = language("%1: less", de: "%1: weniger", es: "%1: menos")
    more = language("%1: more", de: "%1: mehr", es: "%1: más")
    change = language("Change", de: "Ändern", es: "Cambiar")
    missing = language("A value is missing.", de: "Ein Wert fehlt.", es: "Falta un valor.")
    noNumber = language("Type a number.", de: "Gib eine Zahl ein.", es: "Escribe un número.")
    ambiguousNumber = language(
      "Type the number without a comma.", de: "Gib die Zahl ohne Tausenderpunkt ein, mit Punkt.",
      es: "Escribe el número sin coma.")
    noDecimals = language(
      "Type a whole number.", de: "Gib eine ganze Zahl ein.", es: "Escribe un número entero.")
    tooManyDecimals = language(
      "At most %1 decimals.", de: "Höchstens %1 Stellen nach dem Komma.",
      es: "Como máximo, %1 decimales.")
    below = language("At least %1.", de: "Mindestens %1.", es: "Como mínimo, %1.")
    above = language("At most %1.", de: "Höchstens %1.", es: "Como máximo, %1.")
    early = language("Not before %1.", de: "Nicht vor %1.", es: "No antes de %1.")
    late = language("Not after %1.", de: "Nicht nach %1.", es: "No después de %1.")
    noDay = language(
      "Type a day as 2026-01-31.", de: "Gib einen Tag ein wie 2026-01-31.",
      es: "Escribe un día como 2026-01-31.")
    noTime = language(
      "Type a time as 18:30.", de: "Gib eine Zeit ein wie 18:30.",
      es: "Escribe una hora como 18:30.")
    noDayAndTime = language(
      "Type a day and a time as 2026-01-31 18:30.",
      de: "Gib Tag und Zeit ein wie 2026-01-31 18:30.",
      es: "Escribe el día y la hora como 2026-01-31 18:30.")
    noChoice = language(
      "Choose one of these.", de: "Wähle eine davon.", es: "Elige una de estas opciones.")
  }
}

extension HostWords.Panels {
  fileprivate init(_ language: Language) {
    self.init()
    pickImage = language("Choose a photo", de: "Foto auswählen", es: "Elegir una foto")
    pickDocument = language(
      "Choose a document", de: "Dokument auswählen", es: "Elegir un documento")
    pickDocuments = language("Choose documents", de: "Dokumente auswählen", es: "Elegir documentos")
    openAddress = language(
      "Open this address", de: "Diese Adresse öffnen", es: "Abrir esta dirección")
    copyText = language("Copy a text", de: "Text kopieren", es: "Copiar un texto")
    saveAs = language("Save as", de: "Speichern unter", es: "Guardar como")
    file = language("File", de: "Datei", es: "Archivo")
    files = language("Files", de: "Dateien", es: "Archivos")
    text = language("Text", de: "Text", es: "Texto")
    mostFiles = language("Up to %1 files.", de: "Bis zu %1 Dateien.", es: "Hasta %1 archivos.")
    mostBytes = language("Up to %1 each.", de: "Je bis zu %1.", es: "Hasta %1 cada uno.")
    kinds = language("Kinds: %1", de: "Arten: %1", es: "Tipos: %1")
    picked = language("Picked: %1", de: "Gewählt: %1", es: "Elegidos: %1")
    dropPicked = language(
      "Press Esc again to drop what is picked, or Enter to take it.",
      de: "Esc noch einmal verwirft die Auswahl, Enter übernimmt sie.",
      es: "Pulsa Esc otra vez para descartar lo elegido, o Enter para tomarlo.")
    furtherNames = language("%1 more", de: "%1 weitere", es: "%1 más")
    nothingBegins = language(
      "Nothing that can be taken begins like this.", de: "Nichts Passendes beginnt so.",
      es: "Nada que se pueda tomar empieza así.")
    saveAsFile = language("Save as a file", de: "Als Datei speichern", es: "Guardar como archivo")
    mail = language("Send by mail", de: "Per E-Mail senden", es: "Enviar por correo")
    upload = language("Upload", de: "Hochladen", es: "Subir")
    pickAgain = language("Choose Another", de: "Andere auswählen", es: "Elegir otro")
    copied = language("Copied.", de: "Kopiert.", es: "Copiado.")
  }
}

extension HostWords.Problems {
  fileprivate init(_ language: Language) {
    self.init()
    nonePicked = language(
      "No file was picked.", de: "Keine Datei wurde gewählt.",
      es: "No se ha elegido ningún archivo.")
    tooMany = language(
      "%1 files were picked, and %2 at most.", de: "%1 Dateien wurden gewählt, höchstens %2.",
      es: "Se han elegido %1 archivos, y pueden ser %2 como máximo.")
    tooLarge = language(
      "%1 is too large: it may have %2.", de: "%1 ist zu groß: Erlaubt sind %2.",
      es: "%1 es demasiado grande: puede tener %2.")
    wrongKind = language(
      "%1 is none of the kinds that can be picked: %2.",
      de: "%1 ist keine der Arten, die gewählt werden können: %2.",
      es: "%1 no es de ninguno de los tipos que se pueden elegir: %2.")
    notAFile = language(
      "%1 is not an ordinary file.", de: "%1 ist keine gewöhnliche Datei.",
      es: "%1 no es un archivo normal.")
    isFolder = language("%1 is a folder.", de: "%1 ist ein Ordner.", es: "%1 es una carpeta.")
    noSuchFile = language(
      "There is no file %1.", de: "Es gibt keine Datei %1.", es: "No hay ningún archivo %1.")
    noSuchFolder = language(
      "There is no folder %1.", de: "Es gibt keinen Ordner %1.", es: "No hay ninguna carpeta %1.")
    unreadable = language(
      "%1 cannot be read: %2.", de: "%1 kann nicht gelesen werden: %2.",
      es: "No se puede leer %1: %2.")
    unwritable = language(
      "%1 cannot be written: %2.", de: "%1 kann nicht geschrieben werden: %2.",
      es: "No se puede escribir %1: %2.")
    isThere = language(
      "%1 is there already. Enter replaces it.", de: "%1 gibt es schon. Enter ersetzt sie.",
      es: "%1 ya existe. Enter lo reemplaza.")
    tooLongToCopy = language(
      "The text has %1 bytes, and at most %2 can be copied.",
      de: "Der Text hat %1 Bytes; höchstens %2 können kopiert werden.",
      es: "El texto tiene %1 bytes y se pueden copiar %2 como máximo.")
    uploadTooLarge = language(
      "That is too large: %1 can be sent at once.",
      de: "Das ist zu groß: Auf einmal können %1 gesendet werden.",
      es: "Es demasiado grande: se pueden enviar %1 a la vez.")
    uploadUnreadable = language(
      "What was sent could not be read. Try again.",
      de: "Was gesendet wurde, war nicht lesbar. Versuch es noch einmal.",
      es: "No se ha podido leer lo enviado. Inténtalo de nuevo.")
  }
}

extension HostWords.Keys {
  fileprivate init(_ language: Language) {
    self.init()
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
    take = language("Take", de: "Nehmen", es: "Tomar")
    finish = language("Finish", de: "Abschließen", es: "Terminar")
    replace = language("Replace", de: "Ersetzen", es: "Reemplazar")
    complete = language("Complete", de: "Ergänzen", es: "Completar")
    previous = language("Back a part", de: "Teil zurück", es: "Parte anterior")
    help = language("Keys", de: "Tasten", es: "Teclas")
    palette = language("Find an action", de: "Aktion suchen", es: "Buscar una acción")
    search = language("Search", de: "Suchen", es: "Buscar")
    refresh = language("Refresh", de: "Neu laden", es: "Actualizar")
    up = language("Up", de: "Nach oben", es: "Arriba")
    down = language("Down", de: "Nach unten", es: "Abajo")
    left = language("Left", de: "Nach links", es: "Izquierda")
    right = language("Right", de: "Nach rechts", es: "Derecha")
    pageUp = language("Page up", de: "Seite hoch", es: "Página arriba")
    pageDown = language("Page down", de: "Seite runter", es: "Página abajo")
    halfPageUp = language("Half a page up", de: "Halbe Seite hoch", es: "Media página arriba")
    halfPageDown = language(
      "Half a page down", de: "Halbe Seite runter", es: "Media página abajo")
    first = language("To the first", de: "Zum Ersten", es: "Al primero")
    last = language("To the last", de: "Zum Letzten", es: "Al último")
    nextTab = language("Next tab", de: "Nächster Tab", es: "Pestaña siguiente")
    previousTab = language("Previous tab", de: "Voriger Tab", es: "Pestaña anterior")
    repaint = language("Draw anew", de: "Neu zeichnen", es: "Redibujar")
    suspend = language("To the shell", de: "Zur Shell", es: "A la consola")
    lastTab = language(
      "This is the last tab.", de: "Das ist der letzte Tab.", es: "Es la última pestaña.")
    firstTab = language(
      "This is the first tab.", de: "Das ist der erste Tab.", es: "Es la primera pestaña.")
    quitUnsaved = language(
      "Not everything is saved. Press again to quit.",
      de: "Nicht alles ist gesichert. Noch einmal drücken beendet.",
      es: "No todo está guardado. Pulsa otra vez para terminar.")
    lastPage = language(
      "This is the last page.", de: "Das ist die letzte Seite.", es: "Es la última página.")
    firstPage = language(
      "This is the first page.", de: "Das ist die erste Seite.", es: "Es la primera página.")
    noTab = language(
      "There is no tab %1.", de: "Es gibt keinen Tab %1.", es: "No hay ninguna pestaña %1.")
  }
}

extension HostWords.Page {
  fileprivate init(_ language: Language) {
    self.init()
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
    dropped = language(
      "The server has restarted, so your last press was lost. Press again.",
      de: "Der Server wurde neu gestartet; der letzte Druck ging verloren. Drück noch einmal.",
      es: "El servidor se ha reiniciado y tu última pulsación se perdió. Pulsa otra vez.")
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
    backToPage = language("Back to the page", de: "Zurück zur Seite", es: "Volver a la página")
  }
}
