import CalcotExploration

/// A fault that the clinic can be started with, alone.
enum ClinicFault: CaseIterable, Sendable {
  case leak, deadSave, bookedTwice, refreshLosesNote, newsLosesTime, visitLosesName, wrongZone
  case untranslated, receptionSeesNote, receptionStaysInFees, lateAnswerNavigates, backRefused
  case staleAfterCancel, cancelSaves, duplicateKeys, lostStep, hangingConflict, draftNotRestored
  case archiveByLink, takenTimeNotOffered, silentFailure, answerHoldsScreen, taskOutlivesScreen
  case otherNoteEachTime, linkLeadsElsewhere, popsToNowhere, stepAfterEnd, longBadge
  case losesLastLetter, messagesWithoutEnd, finishesTwice
  // Faults that users of other apps have reported: see `ClinicFault.reported`.
  case refreshLosesFilter, visitLosesFilter, wrongRowOfFilter, wrongRowAfterNews, editDuplicates
  case openedTwice, cancelInop, staleNote, backgroundLosesNote, draftLosesTail, bookingHoldsItself
  case backSkipsScreen, backToRoot, titleStays, optionsStay, receptionEditsNote, pickerZone
  case spinnerForever, saveStaysDisabled, saveDisabledByFailure

  /// The rules by which an exploration finds the fault; none if it does not.
  var invariants: [Invariant] {
    switch self {
    case .leak, .answerHoldsScreen, .taskOutlivesScreen: [.released]
    case .deadSave: [.mainButtonActs]
    case .bookedTwice: [.tappedOnce]
    case .refreshLosesNote, .newsLosesTime, .visitLosesName: [.keepsTyped]
    case .wrongZone: [.followsTimeZone]
    case .untranslated: [.translated]
    case .receptionSeesNote: [.own("\"gout\" is never shown as reception")]
    case .receptionStaysInFees: [.own("Fees is never reached as reception")]
    case .lateAnswerNavigates: [.lateAnswers, .backLeadsBack]
    case .backRefused: [.canBeLeft]
    case .staleAfterCancel, .draftNotRestored: [.survivesRestart]
    case .cancelSaves: [.cancelChangesNothing]
    case .duplicateKeys: [.uniqueKeys]
    case .lostStep, .stepAfterEnd: [.stepsAreHandled]
    case .hangingConflict: [.settles]
    case .archiveByLink: [.addressIsGuarded]
    case .takenTimeNotOffered: [.choiceIsOffered]
    case .silentFailure: [.failuresAreSaid]
    case .otherNoteEachTime: [.repeats]
    case .linkLeadsElsewhere: [.addressLeadsBack]
    case .popsToNowhere: [.noIssue]
    case .longBadge: [.shortBadges]
    case .losesLastLetter: [.keepsEntries]
    case .messagesWithoutEnd: [.messagesEnd]
    case .finishesTwice: [.finishesOnce]
    case .refreshLosesFilter, .backgroundLosesNote: [.keepsTyped]
    case .visitLosesFilter: [.keepsTyped, .cancelChangesNothing]
    case .wrongRowOfFilter, .wrongRowAfterNews: [.rowsLeadToTheirOwn]
    case .openedTwice, .backToRoot: [.backLeadsBack]
    case .cancelInop: [.mainButtonActs]
    case .staleNote, .draftLosesTail, .optionsStay: [.survivesRestart]
    case .bookingHoldsItself: [.released]
    case .titleStays: [.translated, .survivesRestart]
    case .receptionEditsNote: [.own("\"gout\" is never shown as reception")]
    case .pickerZone: [.followsTimeZone]
    case .spinnerForever: [.failuresAreSaid]
    case .saveDisabledByFailure: [.failuresCanBeRetried, .changesCanBeSaved]
    case .saveStaysDisabled: [.changesCanBeSaved]
    case .editDuplicates, .backSkipsScreen: []
    }
  }

  /// A Boolean value that indicates whether the fault is sought in the clinic as it was first, which has no
  /// filter and does not know whether it is in the background: so the steps that it takes stay comparable.
  var isOfFirstClinic: Bool { !Self.reported.contains { $0.key == self } }

  /// Faults that users of other apps have reported, each with its report: two of each subject, as far as
  /// the clinic did not have them yet.
  static let reported: KeyValuePairs<ClinicFault, String> = [
    .refreshLosesFilter: "strongbox-password-safe/Strongbox#355",
    .visitLosesFilter: "NewSpring/Holtzman#1062",
    .wrongRowOfFilter: "j-kaltes/Juggluco#165",
    .wrongRowAfterNews: "Uncommon/Xit#262",
    .editDuplicates: "InvictusInnovations/keyhotee#66",
    .openedTwice: "Automattic/simplenote-android#774",
    .cancelInop: "derdilla/blood-pressure-monitor-fl#355",
    .staleNote: "nathanpc/Build.prop-Editor#2",
    .backgroundLosesNote: "FossifyOrg/Notes#45",
    .draftLosesTail: "klinker-apps/pulse-sms-issues#919",
    .bookingHoldsItself: "nealyoung/NYAlertViewController#4",
    .backSkipsScreen: "InfinityLoop1308/PipePipe#2531",
    .backToRoot: "demokratie-live/democracy-client#158",
    .titleStays: "ImranR98/Obtainium#1876",
    .optionsStay: "HabitRPG/habitica-ios#1196",
    .receptionEditsNote: "perpetualintelligence/pidotapp-bugs#42",
    .pickerZone: "owncloud-archive/calendar#812",
    .spinnerForever: "FlowCrypt/flowcrypt-android#67",
    .saveStaysDisabled: "SparkDevNetwork/Rock#130",
    .saveDisabledByFailure: "metadatacenter/cedar-project#671",
  ]
}
