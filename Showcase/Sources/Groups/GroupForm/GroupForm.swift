import Calcot

/// The use of the form of a group's name.
enum GroupForm: Sendable {
  case newGroup, rename
}

/// The Model of a form for a group's name, with the text typed so far.
struct GroupNameDraft: Equatable, Codable, Sendable {
  var name: String
  /// The name before the change: the initial one, or that which somebody else has given the group
  /// since.
  var original: String

  init(original: String = "") {
    name = original
    self.original = original
  }

  /// The typed name, if it is valid.
  var validName: GroupName? { try? GroupName(name) }
  var isChanged: Bool { name != original }
  /// The problem with the typed name, once the user has edited it.
  var problem: GroupNameProblem? {
    guard isChanged, case .failure(let problem) = GroupName.validate(name) else { return nil }
    return problem
  }
}

/// The user's answer to the question what to do about a change that somebody else has made
/// meanwhile.
enum ConflictAnswer: Sendable {
  /// Shows what the other has made, in place of what the user has typed.
  case reload
  /// Saves what the user has typed over it.
  case keepMine
  /// Shows both, and leaves it to the user to go on.
  case seeBoth
}

/// The phase of a form.
enum FormPhase: Equatable, Sendable {
  case editing, saving, saved
}

extension GroupsTexts {
  /// Returns whether a form may be left now.
  ///
  /// - Parameters:
  ///   - isChanged: A Boolean value that indicates whether there is something to lose.
  ///   - phase: The phase of the form.
  ///   - question: The title of the question whether to lose it.
  ///   - reason: The reason why the form cannot be left while it is saved.
  func leavability(
    isChanged: Bool, in phase: FormPhase, question: String, whileSaving reason: String
  ) -> Leavability {
    switch phase {
    case .saving: .blocked(reason)
    case .editing:
      .asks(
        Question(
          question, message: notSaved, action: discard, role: .destructive, cancel: keepEditing),
        if: isChanged)
    case .saved: .free
    }
  }
}
