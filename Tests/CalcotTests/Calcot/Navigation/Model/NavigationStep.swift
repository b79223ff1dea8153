import Calcot

/// A step of a random sequence. Screens, layers and dialogs are identified by their numbers.
indirect enum NavigationStep {
  /// A request by the code of this screen, or of none.
  case request(Move, carrying: Int? = nil, by: Int?)
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

  func answer(_ move: Move?) -> GuardAnswer {
    let isPush = if case .push = move { true } else { false }
    return switch self {
    case .allows: .allow
    case .refusesPush: isPush ? .refuse("no") : .allow
    case .asksOnPush: isPush ? .ask(Self.question) : .allow
    case .asksAlways: .ask(Self.question)
    }
  }
}
