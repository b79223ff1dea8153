internal import Localization

extension GroupsTexts {
  package var loadingGroups: String {
    language("Loading the groups", de: "Gruppen werden geladen", es: "Cargando los grupos")
  }
  package var loadingGroup: String {
    language("Loading the group", de: "Die Gruppe wird geladen", es: "Cargando el grupo")
  }
  package var loadingMembers: String {
    language("Loading the members", de: "Mitglieder werden geladen", es: "Cargando los miembros")
  }
  package var saving: String { language("Saving…", de: "Wird gesichert …", es: "Guardando…") }
  package var nobodyYet: String {
    language(
      "Nobody is in this group yet.", de: "Noch ist niemand in dieser Gruppe.",
      es: "Aún no hay nadie en este grupo.")
  }
  var namePlaceholder: String {
    language(
      "What is the group called?", de: "Wie heißt die Gruppe?", es: "¿Cómo se llama el grupo?")
  }

  package func removeQuestion(_ name: String) -> String {
    language("Remove \(name)?", de: "\(name) entfernen?", es: "¿Quitar a \(name)?")
  }
  package func removeConsequence(_ group: String) -> String {
    language(
      "They will no longer see \(group).", de: "\(group) ist dann nicht mehr zu sehen.",
      es: "Dejará de ver \(group).")
  }
  func leaveQuestion(_ group: String) -> String {
    language("Leave \(group)?", de: "Aus \(group) austreten?", es: "¿Salir de \(group)?")
  }
  var leaveConsequence: String {
    language(
      "It stays among your suggestions.", de: "Sie bleibt unter deinen Vorschlägen.",
      es: "Seguirá entre tus sugerencias.")
  }
  var discardNewGroup: String {
    language(
      "Discard the new group?", de: "Neue Gruppe verwerfen?", es: "¿Descartar el grupo nuevo?")
  }
  var discardName: String {
    language(
      "Discard the new name?", de: "Neuen Namen verwerfen?", es: "¿Descartar el nombre nuevo?")
  }
  var notSaved: String {
    language("It has not been saved.", de: "Noch nichts ist gesichert.", es: "No se ha guardado.")
  }
  var discard: String { language("Discard", de: "Verwerfen", es: "Descartar") }
  var keepEditing: String {
    language("Keep editing", de: "Weiter bearbeiten", es: "Seguir editando")
  }
  var changedElsewhere: String {
    language("Changed elsewhere", de: "Anderswo geändert", es: "Cambiado en otro sitio")
  }
  func nowSays(_ text: String) -> String {
    language("It now says “\(text)”.", de: "Jetzt steht da „\(text)“.", es: "Ahora dice «\(text)».")
  }
  /// Returns the sentence in a form about a change elsewhere.
  func changedElsewhere(now text: String) -> String { changedElsewhere + ": " + nowSays(text) }
  var reload: String { language("Reload", de: "Neu laden", es: "Volver a cargar") }
  var keepMine: String {
    language("Keep mine", de: "Meines behalten", es: "Conservar lo mío")
  }
  var seeBoth: String { language("See both", de: "Beides sehen", es: "Ver ambos") }
  var beingSaved: String {
    language(
      "The group is being saved.", de: "Die Gruppe wird gesichert.",
      es: "El grupo se está guardando.")
  }

  // MARK: Confirmations

  func renamed(_ name: String) -> String {
    language("Now called \(name)", de: "Heißt jetzt \(name)", es: "Ahora se llama \(name)")
  }
  func made(_ name: String) -> String {
    language("\(name) was made", de: "\(name) ist gegründet", es: "Se ha creado \(name)")
  }
  package func removed(_ name: String) -> String {
    language("\(name) was removed", de: "\(name) ist entfernt", es: "Se ha quitado a \(name)")
  }
  func moved(_ name: String, to category: GroupCategory, from: GroupCategory) -> String {
    switch (from, category) {
    case (_, .joined):
      language(
        "Welcome to \(name)", de: "Willkommen bei \(name)", es: "Te damos la bienvenida a \(name)")
    case (.invited, _):
      language("Invitation declined", de: "Einladung abgelehnt", es: "Invitación rechazada")
    default:
      language(
        "You have left \(name)", de: "Du bist aus \(name) ausgetreten", es: "Has salido de \(name)")
    }
  }
}
