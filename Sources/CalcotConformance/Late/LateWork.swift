import Calcot
import CalcotTesting

/// The ways in which the code of a screen waits. It goes on afterwards, although its screen may have left.
enum LateCode: CaseIterable {
  case answer, cancellation, question, photo, result

  /// The end of a rule's name.
  var words: String {
    switch self {
    case .answer: "has waited for an answer"
    case .cancellation: "has been cancelled"
    case .question: "has asked a question"
    case .photo: "has let the user pick a photo"
    case .result: "has awaited a flow"
    }
  }
}

/// The style of a late screen: how its View learns of a change, and whom its ViewModel asks.
enum LateStyle: CaseIterable, Codable { case immutable, delegate, router, steps }

/// The work of a late screen, and what has come of it.
@MainActor
final class LateWork {
  let code: LateCode
  /// The gate at which an answer waits.
  let gate = Gate(isOpen: false)
  let didChange = ObserverSet<Void>()
  /// The coordinator of the screen's flow.
  weak var flow: LateCoordinator?
  /// A Boolean value that indicates whether the code's last request was refused; nil before.
  private(set) var wasRefused: Bool?

  init(_ code: LateCode) { self.code = code }

  /// Waits, and then asks for another screen.
  func run(asking router: any LateCoordinating) async {
    switch code {
    case .answer, .cancellation: await wait()
    case .question: _ = await router.confirm("Go on?", action: "Yes", cancel: "No")
    case .photo: _ = try? await router.pickImage()
    case .result: _ = await router.pickCity()
    }
    if case .refused = router.showMore() { wasRefused = true } else { wasRefused = false }
  }

  /// Waits, and then sends a step.
  func run(sending send: (LateStep) -> StepDisposition) async {
    await wait()
    if case .refused = send(.answered) { wasRefused = true } else { wasRefused = false }
  }

  private func wait() async {
    if code == .answer { await gate.pass() } else { await gate.passUnlessCancelled() }
  }
}
