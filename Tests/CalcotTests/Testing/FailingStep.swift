import CalcotTesting
import Testing

/// An invalid action of a test, and the expected failure message.
struct FailingStep: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let body: @MainActor @Sendable (TestApp) -> Void
  let message: String

  static let all = [
    FailingStep(
      testDescription: "a button that is not there", body: { $0.tap("Delete") },
      message: """
        There is no button or row "Delete". There is:
          button "Save"
          field "Name": "Runners"
          row "ann" acts
          button "Remove"
          row "bo" acts
          button "Remove"
          button "Locked" disabled
        """),
    FailingStep(
      testDescription: "a button in a row that is not there",
      body: { $0.tap("Remove", in: "cid") },
      message: """
        There is no row "cid". There is:
          row "ann" acts
          row "bo" acts
        """),
    FailingStep(
      testDescription: "a disabled button", body: { $0.tap("Locked") },
      message: "\"Locked\" is there, but it is disabled."),
    FailingStep(
      testDescription: "a field that is not there", body: { $0.type("x", into: "Place") },
      message: """
        There is no field "Place". There is:
          button "Save"
          field "Name": "Runners"
          row "ann" acts
          button "Remove"
          row "bo" acts
          button "Remove"
          button "Locked" disabled
        """),
    FailingStep(
      testDescription: "back at the root", body: { $0.back() },
      message: "There is no way back from here."),
    FailingStep(
      testDescription: "dismissal without a modal", body: { $0.dismiss() },
      message: "There is no modal to dismiss."),
    FailingStep(
      testDescription: "words that cannot be read", body: { $0.expect("Cyclists") },
      message: """
        "Cyclists" cannot be read. There is:
        Group
        [Save]
        Name: Runners
        ann
        [Remove]
        bo
        [Remove]
        [Locked]
        """),
    FailingStep(
      testDescription: "anything after the end",
      body: {
        $0.end()
        $0.tap("Save")
      }, message: "The app has ended."),
  ]
}
