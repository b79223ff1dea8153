import CalcotTerminal
import Localization

extension TerminalWords {
  /// Creates the terminal host's own words in the language of the app.
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
    addWork(language)
    addFileProblems(language)
  }

  /// Adds the words for the user's work for the app beside its screens.
  private mutating func addWork(_ language: Language) {
    pickImage = language("Pick a photo", de: "Foto wählen", es: "Elegir una foto")
    pickDocument = language("Pick a document", de: "Dokument wählen", es: "Elegir un documento")
    pickDocuments = language(
      "Pick documents, %1 at most", de: "Dokumente wählen, höchstens %1",
      es: "Elegir documentos, %1 como máximo")
    openAddress = language(
      "Open this address", de: "Diese Adresse öffnen", es: "Abrir esta dirección")
    share = language("Share", de: "Teilen", es: "Compartir")
    saveAs = language("Save as", de: "Speichern unter", es: "Guardar como")
    file = language("File", de: "Datei", es: "Archivo")
    take = language("Take", de: "Nehmen", es: "Tomar")
    finish = language("Finish", de: "Abschließen", es: "Terminar")
    save = language("Save", de: "Speichern", es: "Guardar")
    replace = language("Replace", de: "Ersetzen", es: "Reemplazar")
    complete = language("Complete", de: "Ergänzen", es: "Completar")
    cancel = language("Cancel", de: "Abbrechen", es: "Cancelar")
    copy = language("Copy", de: "Kopieren", es: "Copiar")
    saveAsFile = language(
      "Save as a file", de: "Als Datei speichern", es: "Guardar como archivo")
    kinds = language("Kinds: %1", de: "Arten: %1", es: "Tipos: %1")
    picked = language("Picked: %1", de: "Gewählt: %1", es: "Elegidos: %1")
    furtherNames = language("%1 more", de: "%1 weitere", es: "%1 más")
    copied = language("Copied.", de: "Kopiert.", es: "Copiado.")
    working = language("One moment…", de: "Einen Moment …", es: "Un momento…")
    nothingBegins = language(
      "Nothing that can be taken begins like this.", de: "Nichts Passendes beginnt so.",
      es: "Nada que se pueda tomar empieza así.")
  }

  /// Adds the words for files that could not be taken or written, and texts that could not be
  /// copied.
  private mutating func addFileProblems(_ language: Language) {
    noSuchFile = language(
      "There is no file %1.", de: "Es gibt keine Datei %1.", es: "No hay ningún archivo %1.")
    noSuchFolder = language(
      "There is no folder %1.", de: "Es gibt keinen Ordner %1.", es: "No hay ninguna carpeta %1.")
    isFolder = language("%1 is a folder.", de: "%1 ist ein Ordner.", es: "%1 es una carpeta.")
    notOrdinary = language(
      "%1 is not an ordinary file.", de: "%1 ist keine gewöhnliche Datei.",
      es: "%1 no es un archivo normal.")
    unreadable = language(
      "%1 cannot be read: %2.", de: "%1 kann nicht gelesen werden: %2.",
      es: "No se puede leer %1: %2.")
    unwritable = language(
      "%1 cannot be written: %2.", de: "%1 kann nicht geschrieben werden: %2.",
      es: "No se puede escribir %1: %2.")
    tooLarge = language(
      "%1 has %2 bytes, and may have %3.", de: "%1 hat %2 Bytes und darf %3 haben.",
      es: "%1 tiene %2 bytes y puede tener %3.")
    wrongKind = language(
      "%1 is none of the kinds that can be picked: %2.",
      de: "%1 ist keine der Arten, die gewählt werden können: %2.",
      es: "%1 no es de ninguno de los tipos que se pueden elegir: %2.")
    isThere = language(
      "%1 is there already. Enter replaces it.", de: "%1 gibt es schon. Enter ersetzt sie.",
      es: "%1 ya existe. Enter lo reemplaza.")
    tooMany = language(
      "%1 files were picked, and %2 at most.", de: "%1 Dateien wurden gewählt, höchstens %2.",
      es: "Se han elegido %1 archivos, y pueden ser %2 como máximo.")
    nonePicked = language(
      "No file was picked.", de: "Keine Datei wurde gewählt.",
      es: "No se ha elegido ningún archivo.")
    tooLongToCopy = language(
      "The text has %1 bytes, and at most %2 can be copied.",
      de: "Der Text hat %1 Bytes; höchstens %2 können kopiert werden.",
      es: "El texto tiene %1 bytes y se pueden copiar %2 como máximo.")
  }
}
