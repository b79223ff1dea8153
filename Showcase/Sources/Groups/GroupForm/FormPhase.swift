import Calcot

/// The phase of a form.
enum FormPhase: Equatable, Sendable {
  case editing, saving, saved
}

extension GroupsTexts {
  /// Returns whether a form may be left now.
  func leavability(of draft: GroupNameDraft, in phase: FormPhase, question: String) -> Leavability {
    switch phase {
    case .saving: .blocked(beingSaved)
    case .editing where draft.isChanged:
      .asks(
        Question(
          question, message: notSaved, action: discard, role: .destructive, cancel: keepEditing))
    case .editing, .saved: .free
    }
  }
}
