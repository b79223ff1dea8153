import Calcot

/// How far a form has come.
enum FormPhase: Equatable, Sendable {
  case editing, saving, saved
}

extension GroupsTexts {
  /// Whether a form may be left now.
  func leavability(of draft: GroupNameDraft, in phase: FormPhase, question: String) -> Leavability {
    switch phase {
    case .saving: .blocked(beingSaved)
    case .editing where draft.isChanged:
      .asks(LeaveQuestion(question, message: notSaved, leave: discard, stay: keepEditing))
    case .editing, .saved: .free
    }
  }
}
