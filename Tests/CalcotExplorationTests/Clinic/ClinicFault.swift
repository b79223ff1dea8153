import CalcotExploration

/// A fault that the clinic can be started with, alone.
enum ClinicFault: CaseIterable, Sendable {
  case leak, deadSave, bookedTwice, refreshLosesNote, newsLosesTime, visitLosesName, wrongZone
  case untranslated, receptionSeesNote, receptionStaysInFees, lateAnswerNavigates, backRefused
  case staleAfterCancel, cancelSaves, duplicateKeys, lostStep, hangingConflict, draftNotRestored
  case archiveByLink, takenTimeNotOffered, silentFailure, answerHoldsScreen, taskOutlivesScreen
  case otherNoteEachTime, linkLeadsElsewhere, popsToNowhere, stepAfterEnd, longBadge
  case losesLastLetter, messagesWithoutEnd, finishesTwice

  /// The rule by which an exploration finds the fault.
  var invariant: Invariant {
    switch self {
    case .leak, .answerHoldsScreen, .taskOutlivesScreen: .released
    case .deadSave: .mainButtonActs
    case .bookedTwice: .tappedOnce
    case .refreshLosesNote, .newsLosesTime, .visitLosesName: .keepsTyped
    case .wrongZone: .followsTimeZone
    case .untranslated: .translated
    case .receptionSeesNote: .own("\"gout\" is never shown as reception")
    case .receptionStaysInFees: .own("Fees is never reached as reception")
    case .lateAnswerNavigates: .lateAnswers
    case .backRefused: .canBeLeft
    case .staleAfterCancel, .draftNotRestored: .survivesRestart
    case .cancelSaves: .cancelChangesNothing
    case .duplicateKeys: .uniqueKeys
    case .lostStep, .stepAfterEnd: .stepsAreHandled
    case .hangingConflict: .settles
    case .archiveByLink: .addressIsGuarded
    case .takenTimeNotOffered: .choiceIsOffered
    case .silentFailure: .failuresAreSaid
    case .otherNoteEachTime: .repeats
    case .linkLeadsElsewhere: .addressLeadsBack
    case .popsToNowhere: .noIssue
    case .longBadge: .shortBadges
    case .losesLastLetter: .keepsEntries
    case .messagesWithoutEnd: .messagesEnd
    case .finishesTwice: .finishesOnce
    }
  }
}
