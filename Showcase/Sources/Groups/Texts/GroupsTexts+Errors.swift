public import Localization

extension GroupRepositoryError {
  /// Sentences for the user about the problem and the remedy, also for other stores than the one of
  /// groups.
  @MainActor public var message: Translation {
    Translation { GroupsTexts(region: Region($0)).message(self) }
  }
}

extension GroupsTexts {
  /// Returns sentences for the user about the problem and the remedy.
  package func message(_ error: GroupRepositoryError) -> String {
    switch error {
    case .notFound:
      language(
        "This group, member or run is no longer there. Go back and refresh the list.",
        de: "Diese Gruppe, dieses Mitglied oder diesen Lauf gibt es nicht mehr. "
          + "Geh zurück und lade die Liste neu.",
        es: "Este grupo, miembro o carrera ya no existe. Vuelve y actualiza la lista.")
    case .nameTaken:
      language(
        "There is a group with this name already. Choose another name.",
        de: "Eine Gruppe mit diesem Namen gibt es schon. Wähle einen anderen.",
        es: "Ya hay un grupo con ese nombre. Elige otro.")
    case .changed(let group):
      language(
        "“\(group.name)” has been changed elsewhere meanwhile. Load it again.",
        de: "„\(group.name)“ ist inzwischen anderswo geändert worden. Lade neu.",
        es: "«\(group.name)» se ha cambiado entretanto en otro sitio. Vuelve a cargarlo.")
    case .runChanged(let run):
      language(
        "The run has been changed elsewhere meanwhile: \(allFacts(run.plan)). Load it again.",
        de: "Der Lauf ist inzwischen anderswo geändert worden: \(allFacts(run.plan)). Lade neu.",
        es: "La carrera se ha cambiado entretanto: \(allFacts(run.plan)). Vuelve a cargarla.")
    case .moved(let category):
      language(
        "The group has changed meanwhile: it is under “\(title(of: category))”.",
        de: "Die Gruppe hat sich inzwischen geändert: Sie steht unter „\(title(of: category))“.",
        es: "El grupo ha cambiado entretanto: está en «\(title(of: category))».")
    case .invalidName(let problem): message(problem)
    case .cancelled:
      language(
        "The groups were not loaded, because this was stopped. Try again.",
        de: "Die Gruppen wurden nicht geladen, weil abgebrochen wurde. Versuch es noch einmal.",
        es: "Los grupos no se cargaron porque se interrumpió. Inténtalo de nuevo.")
    case .locked, .readOnly, .diskFull, .corrupt, .newerVersion, .unavailable: storeMessage(error)
    }
  }

  /// Returns sentences about the problem with a group's name and the remedy.
  func message(_ problem: GroupNameProblem) -> String {
    switch problem {
    case .empty:
      language(
        "A group needs a name. Type at least one letter.",
        de: "Eine Gruppe braucht einen Namen. Gib mindestens einen Buchstaben ein.",
        es: "Un grupo necesita un nombre. Escribe al menos una letra.")
    case .tooLong(let count):
      language(
        "The name has \(count) characters, and \(GroupName.maximumLength) is the most. Shorten it.",
        de: "Der Name hat \(count) Zeichen, höchstens \(GroupName.maximumLength) gehen. Kürze ihn.",
        es: "El nombre tiene \(count) caracteres y caben \(GroupName.maximumLength). Acórtalo.")
    case .controlCharacter:
      language(
        "The name has a line break or another control character. Remove it.",
        de: "Im Namen steht ein Zeilenumbruch oder ein anderes Steuerzeichen. Lösche es.",
        es: "El nombre lleva un salto de línea u otro carácter de control. Quítalo.")
    case .tooManyMarks:
      language(
        "The name has too many accents for its letters. Remove some.",
        de: "Der Name hat zu viele Akzente für seine Buchstaben. Lösche einige.",
        es: "El nombre lleva demasiados acentos para sus letras. Quita algunos.")
    }
  }

  private func storeMessage(_ error: GroupRepositoryError) -> String {
    switch error {
    case .locked:
      language(
        "The groups are being changed by another program. Wait a moment and try again.",
        de:
          "Ein anderes Programm ändert gerade die Gruppen. Warte kurz und versuch es noch einmal.",
        es: "Otro programa está cambiando los grupos. Espera un momento e inténtalo de nuevo.")
    case .readOnly:
      language(
        "The groups can be read but not changed. Allow writing to their file and try again.",
        de:
          "Die Gruppen lassen sich lesen, aber nicht ändern. Erlaube das Schreiben in ihre Datei.",
        es: "Los grupos se pueden leer pero no cambiar. Permite escribir en su archivo.")
    case .diskFull:
      language(
        "There is no space left to store the change. Free some space and try again.",
        de: "Für die Änderung ist kein Platz mehr. Schaff Platz und versuch es noch einmal.",
        es: "No queda espacio para guardar el cambio. Libera espacio e inténtalo de nuevo.")
    case .corrupt(let detail):
      language(
        "The file of the groups is damaged (\(detail)). Restore it from a copy and try again.",
        de:
          "Die Datei der Gruppen ist beschädigt (\(detail)). Stelle sie aus einer Kopie wieder her.",
        es: "El archivo de los grupos está dañado (\(detail)). Recupéralo de una copia.")
    case .newerVersion:
      language(
        "The groups were stored by a newer version of this app. Update the app to open them.",
        de: "Eine neuere Version dieser App hat die Gruppen gesichert. Aktualisiere die App.",
        es: "Una versión más nueva de esta app guardó los grupos. Actualiza la app.")
    case .unavailable(let detail):
      language(
        "The groups cannot be opened (\(detail)). Check where they are stored and try again.",
        de: "Die Gruppen lassen sich nicht öffnen (\(detail)). Prüfe, wo sie gespeichert sind.",
        es: "No se pueden abrir los grupos (\(detail)). Comprueba dónde están guardados.")
    case .notFound, .nameTaken, .changed, .runChanged, .moved, .invalidName, .cancelled:
      message(error)
    }
  }
}
