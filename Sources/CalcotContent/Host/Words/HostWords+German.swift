extension HostWords {
  /// The German words.
  public static let german = HostWords(
    language: "de", buttons: .german, labels: .german, fields: .german, panels: .german,
    problems: .german, keys: .german, plain: .german, page: .german)
}

extension HostWords.Buttons {
  fileprivate static var german: Self {
    Self(
      back: "Zurück",
      more: "Mehr",
      close: "Schließen",
      closeMessage: "Meldung schließen",
      done: "Fertig",
      cancel: "Abbrechen",
      open: "Öffnen",
      copy: "Kopieren",
      save: "Sichern",
      nextPage: "Nächste Seite",
      previousPage: "Vorherige Seite",
      earlierRows: "%1 davor",
      furtherRows: "%1 weitere")
  }
}

extension HostWords.Labels {
  fileprivate static var german: Self {
    Self(
      tabs: "Tabs",
      pages: "Seiten",
      pageOfCount: "Seite %1 von %2",
      rowOfCount: "%1 von %2",
      error: "Fehler: %1",
      picture: "%1, Bild",
      loadingPicture: "%1, Bild wird geladen",
      missingPicture: "%1, Bild kann nicht angezeigt werden",
      up: "Gestiegen: %1",
      down: "Gesunken: %1",
      level: "Unverändert: %1",
      highest: "Höchster Wert: %1",
      lowest: "Niedrigster Wert: %1",
      ascending: "%1, aufsteigend sortiert",
      descending: "%1, absteigend sortiert")
  }
}

extension HostWords.Fields {
  fileprivate static var german: Self {
    Self(
      on: "Ein",
      off: "Aus",
      noneChosen: "Keine Auswahl",
      less: "%1: weniger",
      more: "%1: mehr",
      change: "Ändern",
      missing: "Hier fehlt ein Wert.",
      noNumber: "Gib eine Zahl ein.",
      ambiguousNumber: "Gib die Zahl mit Punkt statt Komma ein.",
      noDecimals: "Gib eine ganze Zahl ein.",
      tooManyDecimals: "Nachkommastellen: höchstens %1.",
      below: "Mindestens %1.",
      above: "Höchstens %1.",
      early: "Nicht vor %1.",
      late: "Nicht nach %1.",
      noDay: "Gib einen Tag ein wie 2026-01-31.",
      noTime: "Gib eine Uhrzeit ein wie 18:30.",
      noDayAndTime: "Gib Tag und Uhrzeit ein wie 2026-01-31 18:30.",
      noChoice: "Wähle eine dieser Möglichkeiten.")
  }
}

extension HostWords.Panels {
  fileprivate static var german: Self {
    Self(
      pickImage: "Foto auswählen",
      pickDocument: "Dokument auswählen",
      pickDocuments: "Dokumente auswählen",
      openAddress: "Diese Adresse öffnen",
      copyText: "Text kopieren",
      saveAs: "Sichern unter",
      share: "Teilen",
      working: "Einen Moment …",
      loading: "Wird geladen",
      file: "Datei",
      files: "Dateien",
      text: "Text",
      mostFiles: "Bis zu %1 Dateien.",
      mostBytes: "Je bis zu %1.",
      kinds: "Formate: %1",
      picked: "Ausgewählt: %1",
      dropPicked: "Esc noch einmal verwirft die Auswahl, Enter übernimmt sie.",
      furtherNames: "%1 weitere",
      nothingBegins: "Nichts Passendes beginnt so.",
      saveAsFile: "Als Datei sichern",
      mail: "Per E-Mail senden",
      square: "Quadratisch",
      upload: "Hochladen",
      pickAgain: "Andere auswählen",
      copied: "Kopiert.")
  }
}

extension HostWords.Problems {
  fileprivate static var german: Self {
    Self(
      nonePicked: "Es wurde keine Datei ausgewählt.",
      tooMany: "%1 Dateien wurden ausgewählt, erlaubt sind höchstens %2.",
      tooLarge: "%1 ist zu groß, erlaubt sind höchstens %2.",
      wrongKind: "%1 hat keines der erlaubten Formate: %2.",
      notAFile: "%1 ist keine gewöhnliche Datei.",
      isFolder: "%1 ist ein Ordner.",
      noSuchFile: "Es gibt keine Datei %1.",
      noSuchFolder: "Es gibt keinen Ordner %1.",
      unreadable: "%1 kann nicht gelesen werden: %2.",
      unwritable: "%1 kann nicht gesichert werden: %2.",
      isThere: "%1 gibt es schon. Enter ersetzt die Datei.",
      tooLongToCopy: "Der Text hat %1 Byte, höchstens %2 können kopiert werden.",
      uploadTooLarge: "Das ist zu groß: Auf einmal können höchstens %1 gesendet werden.",
      foreignPicture:
        "Dieser Browser kann das Bild nicht öffnen. Wähle ein JPEG oder PNG, oder ein Bildschirmfoto davon.",
      uploadUnreadable: "Das Gesendete konnte nicht gelesen werden. Versuch es noch einmal.")
  }
}

extension HostWords.Keys {
  fileprivate static var german: Self {
    Self(
      leave: "Verlassen",
      show: "Zeigen",
      choose: "Wählen",
      use: "Benutzen",
      next: "Weiter",
      previous: "Teil zurück",
      help: "Tasten",
      palette: "Aktion suchen",
      search: "Suchen",
      nextHit: "Nächster Treffer",
      jump: "Zu einer Zeile mit ihrem Anfangsbuchstaben",
      jumpLetter: "Ein Buchstabe führt zur nächsten Zeile, die damit beginnt.",
      actions: "Auf dieser Seite", moving: "Bewegen", everywhere: "Überall",
      refresh: "Aktualisieren",
      up: "Nach oben", down: "Nach unten", left: "Nach links", right: "Nach rechts",
      pageUp: "Seite nach oben", pageDown: "Seite nach unten",
      halfPageUp: "Halbe Seite nach oben", halfPageDown: "Halbe Seite nach unten",
      first: "Zum Anfang", last: "Zum Ende",
      nextTab: "Nächster Tab", previousTab: "Vorheriger Tab",
      repaint: "Neu zeichnen",
      suspend: "Zur Shell",
      scroll: "Scrollen",
      quit: "Beenden",
      switchTab: "Wechseln",
      page: "Blättern",
      otherSide: "Andere Seite",
      take: "Übernehmen",
      finish: "Abschließen",
      replace: "Ersetzen",
      complete: "Ergänzen",
      quitUnsaved: "Nicht alles ist gesichert. Drück noch einmal, um zu beenden.",
      lastPage: "Das ist die letzte Seite.",
      firstPage: "Das ist die erste Seite.",
      lastTab: "Das ist der letzte Tab.",
      firstTab: "Das ist der erste Tab.",
      noTab: "Es gibt keinen Tab %1.",
      pressAgain: "Noch einmal %1: %2")
  }
}

extension HostWords.Plain {
  fileprivate static var german: Self {
    Self(
      help: "Gib eine Zeile ein: %1.",
      useOne: "1 benutzt „%1“",
      useMany: "1 bis %1 benutzt, was diese Nummer hat",
      fill: "„%1 Text“ füllt %2 aus",
      lineBreak: "\\n darin beginnt eine neue Zeile in %1",
      step: "„%1+“ und „%1-“ ändern %2",
      back: "b geht zurück",
      quit: "q beendet",
      print: "eine leere Zeile zeigt den Bildschirm",
      meaningless: "„%1“ bedeutet hier nichts.",
      noSuchNumber: "Die Nummer %1 gibt es nicht.",
      takesNoText: "„%1“ nimmt keinen Text: Gib nur %2 ein.",
      noSteps: "„%1“ hat keine Schritte.",
      lastStep: "„%1“ geht nicht weiter.",
      mustBeAnswered: "„%1“ muss beantwortet werden.",
      noWayBack: "Von hier geht es nicht zurück.",
      refused: "Nicht ausgeführt: %1.")
  }
}

extension HostWords.Page {
  fileprivate static var german: Self {
    Self(
      connectionLost: "Verbindung verloren. Neuer Versuch …",
      superseded: "Diese Seite geht in einem anderen Tab weiter.",
      refused: "Diese Seite ist nicht mehr verfügbar. Lade sie neu, um fortzufahren.",
      dropped: "Deine letzte Eingabe kam nicht an. Bitte wiederhole sie.",
      cut: "Der Text ist zu lang. Nur seine ersten %1 Zeichen stehen hier.",
      skip: "Zum Inhalt",
      notFound: "Unter dieser Adresse gibt es nichts.",
      tooBusy: "Gerade sind zu viele Leute hier. Versuch es gleich noch einmal.",
      staleForm: "Dieses Formular ist zu alt, deshalb ist nichts geschehen. Lade die Seite neu.",
      toStart: "Zum Anfang",
      backToPage: "Zurück zur Seite")
  }
}
