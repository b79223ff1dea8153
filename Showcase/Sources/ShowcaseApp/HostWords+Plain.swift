import CalcotContent
import Localization

extension HostWords.Plain {
  /// Creates the words of the terminal's plain mode in the language of the app.
  init(_ language: Language) {
    self.init()
    help = language("Type a line: %1.", de: "Gib eine Zeile ein: %1.", es: "Escribe una línea: %1.")
    useOne = language("1 uses \"%1\"", de: "1 benutzt „%1“", es: "1 usa «%1»")
    useMany = language(
      "1 to %1 use what has that number", de: "1 bis %1 benutzt, was diese Nummer hat",
      es: "de 1 a %1 usa lo que tiene ese número")
    fill = language(
      "\"%1 some text\" fills %2", de: "„%1 Text“ füllt %2 aus", es: "«%1 un texto» rellena %2")
    lineBreak = language(
      "\\n in it begins a line of %1", de: "\\n darin beginnt eine Zeile von %1",
      es: "\\n dentro empieza una línea de %1")
    step = language(
      "\"%1+\" and \"%1-\" change %2", de: "„%1+“ und „%1-“ ändern %2",
      es: "«%1+» y «%1-» cambian %2")
    back = language("b goes back", de: "b geht zurück", es: "b vuelve atrás")
    quit = language("q quits", de: "q beendet", es: "q sale")
    print = language(
      "an empty line prints the screen", de: "eine leere Zeile zeigt den Bildschirm",
      es: "una línea vacía muestra la pantalla")
    meaningless = language(
      "\"%1\" means nothing here.", de: "„%1“ bedeutet hier nichts.",
      es: "«%1» no significa nada aquí.")
    noSuchNumber = language("There is no %1.", de: "Es gibt keine %1.", es: "No hay %1.")
    takesNoText = language(
      "\"%1\" takes no text: type only %2.", de: "„%1“ nimmt keinen Text: gib nur %2 ein.",
      es: "«%1» no admite texto: escribe solo %2.")
    noSteps = language(
      "\"%1\" has no steps.", de: "„%1“ hat keine Schritte.", es: "«%1» no tiene pasos.")
    lastStep = language(
      "\"%1\" goes no further.", de: "„%1“ geht nicht weiter.", es: "«%1» no va más allá.")
    mustBeAnswered = language(
      "\"%1\" must be answered.", de: "„%1“ muss beantwortet werden.",
      es: "«%1» necesita respuesta.")
    noWayBack = language(
      "There is no way back from here.", de: "Von hier geht es nicht zurück.",
      es: "Desde aquí no se puede volver.")
    refused = language("Not done: %1.", de: "Nicht getan: %1.", es: "No se ha hecho: %1.")
  }
}
