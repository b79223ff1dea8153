import Calcot

/// A request of a screen's or the app's own code.
enum NavigationAction {
  case push(Int, carrying: Int?)
  case pop, popToRoot, dismiss, close
  case popTo(Int)
  case replaceTop(Int)
  case setStack([Int])
  case present(Int, ModalStyle)
}

/// A step of a random sequence. Screens, layers and dialogs are identified by their numbers.
indirect enum NavigationStep {
  /// A request by the code of this screen, or of none.
  case request(NavigationAction, by: Int?)
  case back(from: Int)
  case popBack(to: Int, from: Int)
  case pull(Int, through: Int)
  case choose(Int, dialog: Int)
  /// The user's answer to the open question.
  case answer(Int)
  /// An alert by the code of this screen, or of none.
  case alert(Int, by: Int?)
  case leavability(Int, ModelLeavability)
  case guarding(ModelGuard)
  /// Steps that the next transition's observer performs.
  case nest([NavigationStep])
}

enum ModelLeavability: CaseIterable {
  case free, asks, blocked

  func value(_ screen: Int) -> Leavability {
    switch self {
    case .free: .free
    case .asks:
      .asks(Question("Leave \(screen)?", action: "Leave", role: .destructive, cancel: "Stay"))
    case .blocked: .blocked("busy")
    }
  }
}

enum ModelGuard: CaseIterable {
  case allows, refusesPush, asksOnPush, asksAlways

  static let question = Question("Guard?", action: "Go", role: .destructive, cancel: "Stay")

  func answer(_ reason: TreeTransition.Reason) -> GuardAnswer {
    switch self {
    case .allows: .allow
    case .refusesPush: reason == .push ? .refuse("no") : .allow
    case .asksOnPush: reason == .push ? .ask(Self.question) : .allow
    case .asksAlways: .ask(Self.question)
    }
  }
}

extension NavigationAction {
  var reason: TreeTransition.Reason {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .replaceTop: .replaceTop
    case .setStack: .setStack
    case .present: .present
    case .dismiss: .dismiss
    case .close: .close
    }
  }
}
