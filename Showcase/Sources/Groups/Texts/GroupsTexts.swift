internal import Foundation
package import Localization

/// The texts of the Groups feature, in one language.
package struct GroupsTexts: Sendable {
  let language: Language
  /// The clock in whose time zone times are shown.
  let clock: WallClock
  /// The unit in which distances are shown and typed.
  let unit: DistanceUnit

  package init(
    language: Language, clock: WallClock = .system, unit: DistanceUnit = .kilometres
  ) {
    self.language = language
    self.clock = clock
    self.unit = unit
  }

  package func title(of category: GroupCategory) -> String {
    switch category {
    case .joined: language("My groups", de: "Meine Gruppen", es: "Mis grupos")
    case .invited: language("Invitations", de: "Einladungen", es: "Invitaciones")
    case .suggested: language("Suggestions", de: "Vorschläge", es: "Sugerencias")
    }
  }

  func empty(_ category: GroupCategory, isSearch: Bool) -> String {
    if isSearch {
      return language(
        "No group has that in its name.", de: "Keine Gruppe hat das im Namen.",
        es: "Ningún grupo lleva eso en su nombre.")
    }
    return switch category {
    case .joined:
      language(
        "There are no groups yet. Make the first one.",
        de: "Noch gibt es keine Gruppen. Gründe die erste.",
        es: "Aún no hay grupos. Crea el primero.")
    case .invited:
      language(
        "Nobody has invited you.", de: "Niemand hat dich eingeladen.", es: "Nadie te ha invitado.")
    case .suggested:
      language(
        "There is nothing to suggest.", de: "Es gibt keine Vorschläge.",
        es: "No hay nada que sugerir.")
    }
  }

  package func members(_ count: Int) -> String {
    switch language {
    case .english: language.count(count, one: "member", other: "members")
    case .german: language.count(count, one: "Mitglied", other: "Mitglieder")
    case .spanish: language.count(count, one: "miembro", other: "miembros")
    }
  }

  func groups(_ count: Int) -> String {
    switch language {
    case .english: language.count(count, one: "group", other: "groups")
    case .german: language.count(count, one: "Gruppe", other: "Gruppen")
    case .spanish: language.count(count, one: "grupo", other: "grupos")
    }
  }

  func added(_ count: Int) -> String {
    switch language {
    case .english: count == 1 ? "1 person added" : "\(language.number(count)) people added"
    case .german:
      count == 1 ? "1 Person hinzugefügt" : "\(language.number(count)) Personen hinzugefügt"
    case .spanish:
      count == 1 ? "1 persona añadida" : "\(language.number(count)) personas añadidas"
    }
  }

  func updated(at date: Date) -> String {
    let time = clock.hoursAndMinutes(of: date)
    return language(
      "Updated at \(time)", de: "Aktualisiert um \(time)", es: "Actualizado a las \(time)")
  }

  package var search: String { language("Search", de: "Suchen", es: "Buscar") }
  package var partOfName: String {
    language("part of a name", de: "Teil eines Namens", es: "parte de un nombre")
  }
  package var refresh: String { language("Refresh", de: "Neu laden", es: "Actualizar") }
  package var tryAgain: String { language("Try again", de: "Noch einmal", es: "Reintentar") }
  var ok: String { language("OK", de: "OK", es: "Aceptar") }
  var cancel: String { language("Cancel", de: "Abbrechen", es: "Cancelar") }
  var undo: String { language("Undo", de: "Rückgängig", es: "Deshacer") }
  var save: String { language("Save", de: "Sichern", es: "Guardar") }
  var name: String { language("Name", de: "Name", es: "Nombre") }
  package var newGroup: String { language("New group", de: "Neue Gruppe", es: "Grupo nuevo") }
  var group: String { language("Group", de: "Gruppe", es: "Grupo") }
  package var memberList: String { language("Members", de: "Mitglieder", es: "Miembros") }
  package var remove: String { language("Remove", de: "Entfernen", es: "Quitar") }
  package var keep: String { language("Keep", de: "Behalten", es: "Conservar") }
  package var addMembers: String {
    language("Add members", de: "Mitglieder hinzufügen", es: "Añadir miembros")
  }
  package var rename: String { language("Rename", de: "Umbenennen", es: "Cambiar nombre") }
  package var leave: String { language("Leave", de: "Austreten", es: "Salir") }
  var stay: String { language("Stay", de: "Bleiben", es: "Quedarme") }
  package var accept: String { language("Accept", de: "Annehmen", es: "Aceptar") }
  package var decline: String { language("Decline", de: "Ablehnen", es: "Rechazar") }
  package var join: String { language("Join", de: "Beitreten", es: "Unirme") }
  var didNotWork: String {
    language("That did not work", de: "Das hat nicht geklappt", es: "No ha funcionado")
  }
}
