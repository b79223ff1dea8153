internal import Calcot
internal import CalcotContent
internal import CalcotViews
internal import Foundation
internal import Localization

/// The texts about the runs of a group.
extension GroupsTexts {
  var runs: String { language("Runs", de: "Läufe", es: "Carreras") }
  var noRuns: String {
    language(
      "No run is planned.", de: "Kein Lauf ist geplant.", es: "No hay ninguna carrera planeada.")
  }
  var planRun: String { language("Plan a run", de: "Lauf planen", es: "Planear una carrera") }
  var thisWeek: String { language("This week", de: "Diese Woche", es: "Esta semana") }
  var distancePerWeek: String {
    language("Distance per week", de: "Strecke pro Woche", es: "Distancia por semana")
  }
  var everybody: String { language("Public", de: "Öffentlich", es: "Pública") }

  func nextRun(_ plan: RunPlan) -> String {
    let run = summary(plan)
    return language("Next run: \(run)", de: "Nächster Lauf: \(run)", es: "Próxima carrera: \(run)")
  }

  /// Returns the main facts of a run: "4 Oct 2026 at 09:00 · Long · 12.5 km".
  private func summary(_ plan: RunPlan) -> String {
    let facts = [dayAndTime(of: plan.start), name(of: plan.kind), distance(plan.metres)]
    return facts.joined(separator: " · ")
  }

  /// Returns all that a plan says, in one line.
  func allFacts(_ plan: RunPlan) -> String {
    let facts = [summary(plan), noteInOneLine(plan), plan.isPublic ? everybody : ""]
    return facts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func noteInOneLine(_ plan: RunPlan) -> String {
    plan.note.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  func row(_ run: Run, opens open: NavigationAction?) -> RunRow {
    let facts = [name(of: run.plan.kind), distance(run.plan.metres), noteInOneLine(run.plan)]
    return RunRow(
      id: run.id, title: dayAndTime(of: run.plan.start),
      detail: facts.filter { !$0.isEmpty }.joined(separator: " · "),
      badge: run.plan.isPublic ? everybody : nil, open: open,
      deleteLabel: open == nil ? nil : delete)
  }

  func name(of kind: RunKind) -> String {
    switch kind {
    case .easy: language("Easy", de: "Locker", es: "Suave")
    case .intervals: language("Intervals", de: "Intervalle", es: "Series")
    case .long: language("Long", de: "Lang", es: "Larga")
    case .race: language("Race", de: "Wettkampf", es: "Competición")
    }
  }

  /// Returns a distance in the user's unit: "12.5 km".
  func distance(_ metres: Int) -> String { language.distance(ofMetres: metres, in: unit) }

  /// Returns a day without its year: "4 Oct".
  func day(of date: Date) -> String { language.day(of: date, in: clock.timeZone) }

  /// Returns a month with its year: "October 1957".
  func month(of date: Date) -> String { language.month(of: date, in: clock.timeZone) }

  /// The weeks as they are written in the language.
  var calendar: Calendar { language.calendar(in: clock.timeZone) }

  func dayAndTime(of date: Date) -> String {
    language.dayAndTime(of: date, in: clock.timeZone)
  }

  /// Returns the change of a week's distance.
  func trend(of metres: Int, from before: Int) -> Trend {
    let change = distance(abs(metres - before))
    if metres > before {
      return .up(
        language(
          "\(change) more than last week", de: "\(change) mehr als letzte Woche",
          es: "\(change) más que la semana pasada"))
    }
    if metres < before {
      return .down(
        language(
          "\(change) less than last week", de: "\(change) weniger als letzte Woche",
          es: "\(change) menos que la semana pasada"))
    }
    return .level(
      language("As in last week", de: "Wie letzte Woche", es: "Igual que la semana pasada"))
  }

  // MARK: Deletion

  /// The texts for deleting a planned run.
  var runDeletion: DeletionTexts<RunRow, GroupRepositoryError> {
    DeletionTexts(
      question: { run in
        Question(
          language(
            "Delete the run of \(run.title)?", de: "Den Lauf am \(run.title) löschen?",
            es: "¿Eliminar la carrera del \(run.title)?"),
          message: language(
            "It is no longer planned, for anybody.", de: "Er ist dann für niemanden mehr geplant.",
            es: "Dejará de estar planeada para todo el mundo."),
          action: delete, role: .destructive, cancel: keep)
      },
      activity: saving,
      success: { _ in
        language(
          "The run is deleted", de: "Der Lauf ist gelöscht", es: "La carrera está eliminada")
      },
      failure: { $0 == .cancelled ? nil : message($0) }, retry: retryQuestion)
  }

  /// Returns the way back after a deletion.
  ///
  /// - Parameter restore: A closure that restores the run.
  func undoOfRunDeletion(
    by restore: @escaping @MainActor (Run) async throws(GroupRepositoryError) -> Void
  ) -> DeletionUndo<RunRow, Run, GroupRepositoryError> {
    DeletionUndo(
      undo, activity: saving,
      success: { _ in
        language(
          "The run is planned again", de: "Der Lauf ist wieder geplant",
          es: "La carrera vuelve a estar planeada")
      }, restore: restore)
  }

  private var delete: String { language("Delete", de: "Löschen", es: "Eliminar") }

  // MARK: The form

  var start: String { language("Start", de: "Beginn", es: "Inicio") }
  var distance: String { language("Distance", de: "Strecke", es: "Distancia") }
  var kind: String { language("Kind", de: "Art", es: "Tipo") }
  var note: String { language("Note", de: "Notiz", es: "Nota") }
  var notePlaceholder: String {
    language(
      "What is there to know?", de: "Was sollten alle wissen?", es: "¿Qué conviene saber?")
  }
  var publicRun: String {
    language("Open to everybody", de: "Offen für alle", es: "Abierta a todo el mundo")
  }

  func title(of form: RunForm) -> String {
    switch form {
    case .newRun: planRun
    case .plannedRun: language("Change the run", de: "Lauf ändern", es: "Cambiar la carrera")
    }
  }
  func discardQuestion(of form: RunForm) -> String {
    switch form {
    case .newRun: language("Discard the run?", de: "Lauf verwerfen?", es: "¿Descartar la carrera?")
    case .plannedRun: discardChanges
    }
  }
  func saved(_ form: RunForm) -> String {
    switch form {
    case .newRun:
      language("The run is planned", de: "Der Lauf ist geplant", es: "La carrera está planeada")
    case .plannedRun:
      language("The run is changed", de: "Der Lauf ist geändert", es: "La carrera está cambiada")
    }
  }
  var loadingRun: String {
    language("Loading the run", de: "Der Lauf wird geladen", es: "Cargando la carrera")
  }
  var runBeingSaved: String {
    language(
      "The run is being saved.", de: "Der Lauf wird gesichert.", es: "La carrera se está guardando."
    )
  }

  /// Returns sentences about the problem with a run and the remedy.
  func message(_ problem: RunProblem) -> String {
    let longest = distance(RunPlan.longest)
    return switch problem {
    case .past:
      language(
        "This time has passed. Choose a later one.",
        de: "Diese Zeit ist vorbei. Wähle eine spätere.",
        es: "Esa hora ya ha pasado. Elige otra posterior.")
    case .distance:
      language(
        "A run needs a distance of at most \(longest).",
        de: "Ein Lauf braucht eine Strecke von höchstens \(longest).",
        es: "Una carrera necesita una distancia de \(longest) como máximo.")
    case .noteTooLong(let count):
      tooLong(count, most: RunPlan.maximumNote)
    }
  }

  /// Returns sentences about a text with too many characters.
  func tooLong(_ count: Int, most: Int) -> String {
    let (count, most) = (language.number(count), language.number(most))
    return language(
      "The text has \(count) characters, and \(most) is the most. Shorten it.",
      de: "Der Text hat \(count) Zeichen, höchstens \(most) gehen. Kürze ihn.",
      es: "El texto tiene \(count) caracteres y caben \(most). Acórtalo.")
  }
}
