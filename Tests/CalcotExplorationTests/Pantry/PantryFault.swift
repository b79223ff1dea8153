import CalcotExploration
import CalcotTesting

/// A fault that the sample can be started with, alone.
enum PantryFault: String, CaseIterable, Sendable {
  case leak, lostStep, hungResult, duplicateKey, guardBypassedByLink, screenWithoutWayOut
  case draftNotRestored, savesTwice, staleTitle, taskOutlivesScreen, addressLeadsElsewhere
  case preconditionBroken, emissionAfterEnd, orderFlips, unboundedBadge, losesLastCharacter
  case selectionNotInList, messagesWithoutEnd, cancelSaves, resultDeliveredTwice

  /// The invariant that the fault violates.
  var invariant: Invariant {
    switch self {
    case .leak, .taskOutlivesScreen: .released
    case .lostStep, .emissionAfterEnd: .stepsAreHandled
    case .hungResult: .settles
    case .duplicateKey: .uniqueKeys
    case .guardBypassedByLink: .addressIsGuarded
    case .screenWithoutWayOut: .canBeLeft
    case .draftNotRestored, .staleTitle: .survivesRestart
    case .savesTwice: .tappedOnce
    case .addressLeadsElsewhere: .addressLeadsBack
    case .preconditionBroken: .noIssue
    case .orderFlips: .repeats
    case .unboundedBadge: .shortBadges
    case .losesLastCharacter: .keepsEntries
    case .selectionNotInList: .choiceIsOffered
    case .messagesWithoutEnd: .messagesEnd
    case .cancelSaves: .cancelChangesNothing
    case .resultDeliveredTwice: .finishesOnce
    }
  }

  var screen: String {
    switch self {
    case .duplicateKey, .guardBypassedByLink, .orderFlips, .unboundedBadge: "Jars"
    case .leak, .hungResult, .staleTitle, .addressLeadsElsewhere, .selectionNotInList,
      .resultDeliveredTwice:
      "Jar"
    case .screenWithoutWayOut, .draftNotRestored, .taskOutlivesScreen, .emissionAfterEnd: "Notes"
    case .savesTwice, .losesLastCharacter: "NewJar"
    case .cancelSaves: "Rename"
    case .lostStep, .preconditionBroken, .messagesWithoutEnd: "About"
    }
  }

  /// Further screens on which the fault can be seen.
  var otherScreens: [String] {
    switch self {
    case .orderFlips: ["Jar", "Labels", "NewJar", "Notes", "Rename", "About"]
    case .staleTitle, .addressLeadsElsewhere: ["Jars", "Notes", "Rename"]
    default: []
    }
  }
}
