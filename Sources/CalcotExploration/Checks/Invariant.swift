import CalcotTesting

/// A rule that holds in every state of an app, checked by an exploration.
public enum Invariant: Hashable, Sendable, CustomStringConvertible {
  /// The host shows the screens of the navigation tree, its dialog, and the visible title.
  case treeIsShown
  /// The app settles after each move.
  case settles
  /// The parts of screens that have left the tree are released.
  case released
  /// No two rows of a list have the same key.
  case uniqueKeys
  /// Every screen but the first can be left.
  case canBeLeft
  /// The address of a place leads back to it.
  case addressLeadsBack
  /// The address of a control leads to no place that the control itself does not lead to.
  case addressIsGuarded
  /// A saved and restored app shows the same tree and the same texts.
  case survivesRestart
  /// The same moves lead to the same tree and the same texts.
  case repeats
  /// The app reports no issue.
  case noIssue
  /// Every step is handled, and none comes from a screen that has ended.
  case stepsAreHandled
  /// A flow gives one result: it does not finish again.
  case finishesOnce
  /// A second tap before the first one has taken effect does nothing.
  case tappedOnce
  /// A field keeps the text that was entered.
  case keepsEntries
  /// A text or a choice stays in its field after a refresh, a visit of another screen, or an event
  /// outside of the app.
  case keepsTyped
  /// An enabled main button does something, and so do Cancel and what the user has confirmed.
  case mainButtonActs
  /// The choice of a field is one of its options.
  case choiceIsOffered
  /// A badge is short.
  case shortBadges
  /// The messages can be closed.
  case messagesEnd
  /// Cancelling a modal discards what was entered in it.
  case cancelChangesNothing
  /// The texts of a screen's own are others in another language, and name the same weekdays.
  case translated
  /// The times of day are others in another time zone.
  case followsTimeZone
  /// An answer that comes after the screen that has asked for it takes the user nowhere.
  case lateAnswers
  /// The user can read that something has failed.
  case failuresAreSaid
  /// A main button whose work has failed can be used again, and what was typed is still there.
  case failuresCanBeRetried
  /// Back leads to the screen from which the user came, which is another place.
  case backLeadsBack
  /// A row of a list leads to its own place, not to that of another row.
  case rowsLeadToTheirOwn
  /// Return in a field closes no form whose main button cannot be used.
  case returnDoesNoMore
  /// After a main button's work, nobody is asked whether to discard what was saved.
  case savedIsNotAsked
  /// A form that asks whether to discard what was entered can be saved, or says why it cannot.
  case changesCanBeSaved
  /// An objection to a value goes when a value is entered that the app then saves.
  case objectionsGo
  /// Saving something new, and undoing a change, removes no other row of the list.
  case othersStay
  /// Where nothing is loaded any more, nothing says that it is.
  case loadingEnds
  /// A rule of the app's own, by its name.
  case own(String)

  /// The rules that every exploration checks.
  static let standard: [Invariant] = [
    .treeIsShown, .settles, .released, .noIssue, .uniqueKeys, .choiceIsOffered, .shortBadges,
    .stepsAreHandled, .finishesOnce, .keepsEntries, .keepsTyped, .mainButtonActs,
    .cancelChangesNothing, .tappedOnce, .canBeLeft,
    .messagesEnd, .repeats, .addressLeadsBack, .addressIsGuarded, .survivesRestart,
    .translated, .followsTimeZone, .lateAnswers, .failuresAreSaid, .failuresCanBeRetried,
    .backLeadsBack, .rowsLeadToTheirOwn, .returnDoesNoMore, .savedIsNotAsked,
    .changesCanBeSaved, .objectionsGo, .othersStay, .loadingEnds,
  ]

  public var description: String {
    switch self {
    case .treeIsShown: "the host shows the tree"
    case .settles: "every step settles"
    case .released: "nothing is held"
    case .uniqueKeys: "no two rows have the same key"
    case .canBeLeft: "every screen can be left"
    case .addressLeadsBack: "an address leads back to its place"
    case .addressIsGuarded: "an address leads no further than its control"
    case .survivesRestart: "saved and restored, the app shows the same"
    case .repeats: "the same moves lead to the same place"
    case .noIssue: "no issue is reported"
    case .stepsAreHandled: "every step is handled"
    case .finishesOnce: "a flow finishes once"
    case .tappedOnce: "a second tap does nothing"
    case .keepsEntries: "a field has what was entered"
    case .keepsTyped: "what was typed stays"
    case .mainButtonActs: "a main button does something"
    case .choiceIsOffered: "a choice is one of its options"
    case .shortBadges: "a badge is short"
    case .messagesEnd: "messages can be closed"
    case .cancelChangesNothing: "cancelling changes nothing"
    case .translated: "the texts follow the language"
    case .followsTimeZone: "the times follow the time zone"
    case .lateAnswers: "a late answer takes the user nowhere"
    case .failuresAreSaid: "a failure is said"
    case .failuresCanBeRetried: "what has failed can be tried again"
    case .backLeadsBack: "Back leads back"
    case .rowsLeadToTheirOwn: "a row leads to what it says"
    case .returnDoesNoMore: "Return does no more than the main button"
    case .savedIsNotAsked: "nobody is asked to discard what was saved"
    case .changesCanBeSaved: "what was changed can be saved"
    case .objectionsGo: "an objection goes with its reason"
    case .othersStay: "what is added or undone takes nothing else away"
    case .loadingEnds: "what loads ends"
    case .own(let name): name
    }
  }

  /// The invariant as a literal of Swift.
  var literal: String {
    switch self {
    case .treeIsShown: ".treeIsShown"
    case .settles: ".settles"
    case .released: ".released"
    case .uniqueKeys: ".uniqueKeys"
    case .canBeLeft: ".canBeLeft"
    case .addressLeadsBack: ".addressLeadsBack"
    case .addressIsGuarded: ".addressIsGuarded"
    case .survivesRestart: ".survivesRestart"
    case .repeats: ".repeats"
    case .noIssue: ".noIssue"
    case .stepsAreHandled: ".stepsAreHandled"
    case .finishesOnce: ".finishesOnce"
    case .tappedOnce: ".tappedOnce"
    case .keepsEntries: ".keepsEntries"
    case .keepsTyped: ".keepsTyped"
    case .mainButtonActs: ".mainButtonActs"
    case .choiceIsOffered: ".choiceIsOffered"
    case .shortBadges: ".shortBadges"
    case .messagesEnd: ".messagesEnd"
    case .cancelChangesNothing: ".cancelChangesNothing"
    case .translated: ".translated"
    case .followsTimeZone: ".followsTimeZone"
    case .lateAnswers: ".lateAnswers"
    case .failuresAreSaid: ".failuresAreSaid"
    case .failuresCanBeRetried: ".failuresCanBeRetried"
    case .backLeadsBack: ".backLeadsBack"
    case .rowsLeadToTheirOwn: ".rowsLeadToTheirOwn"
    case .returnDoesNoMore: ".returnDoesNoMore"
    case .savedIsNotAsked: ".savedIsNotAsked"
    case .changesCanBeSaved: ".changesCanBeSaved"
    case .objectionsGo: ".objectionsGo"
    case .othersStay: ".othersStay"
    case .loadingEnds: ".loadingEnds"
    case .own(let name): ".own(\(name.swiftLiteral))"
    }
  }
}

/// A violation of an invariant, without the moves that led to it.
struct Problem: Sendable {
  let invariant: Invariant
  let screen: String
  let detail: String

  init(_ invariant: Invariant, on screen: String, _ detail: String) {
    self.invariant = invariant
    self.screen = screen
    self.detail = detail
  }

  /// The identity of a finding: an invariant and a screen.
  struct ID: Hashable {
    let invariant: Invariant
    let screen: String
  }

  var id: ID { ID(invariant: invariant, screen: screen) }
}
