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
        There is no control "Delete". There is:
          button "Save" in "Group"
          field "Name": "Runners" in "Group"
          row "ann" acts in "Group"
          button "Remove" in "ann", "Group"
          row "bo" acts in "Group"
          button "Remove" in "bo", "Group"
          button "Locked" disabled in "Group"
          field "Note": "" placeholder "Why?" in "First", "Group"
          field "Note": "" placeholder "Why?" in "Second", "Group"
          toggle "Public": "off" in "Group"
          row "Done" checked in "Group"
        """),
    FailingStep(
      testDescription: "one of several buttons", body: { $0.tap("Remove") },
      message: """
        "Remove" can be any of these:
          0: button "Remove" in "ann", "Group"
          1: button "Remove" in "bo", "Group"
        Say which one by in: (a row or a section), as: (its role) or at: (its index).
        """),
    FailingStep(
      testDescription: "one of several fields", body: { $0.fill("Note", with: "x") },
      message: """
        "Note" can be any of these:
          0: field "Note": "" placeholder "Why?" in "First", "Group"
          1: field "Note": "" placeholder "Why?" in "Second", "Group"
        Say which one by in: (a row or a section), as: (its role) or at: (its index).
        """),
    FailingStep(
      testDescription: "an index that there is not", body: { $0.tap("Remove", at: 2) },
      message: """
        There is no control "Remove" at 2. There is:
          0: button "Remove" in "ann", "Group"
          1: button "Remove" in "bo", "Group"
        """),
    FailingStep(
      testDescription: "a button in a row that is not there",
      body: { $0.tap("Remove", in: "cid") },
      message: """
        There is no control "Remove" in "cid". There is:
          button "Remove" in "ann", "Group"
          button "Remove" in "bo", "Group"
        """),
    FailingStep(
      testDescription: "an issue that is not reported", body: { $0.expectIssue("lost") {} },
      message: "No issue with \"lost\" was reported."),
    FailingStep(
      testDescription: "any issue, and none is reported", body: { $0.expectIssue("") {} },
      message: "No issue was reported."),
    FailingStep(
      testDescription: "a disabled button", body: { $0.tap("Locked") },
      message: "\"Locked\" is there, but it is disabled."),
    FailingStep(
      testDescription: "a text", body: { $0.tap("Read me", as: .button) },
      message: """
        There is no button "Read me". There is:
          button "Save" in "Group"
          field "Name": "Runners" in "Group"
          row "ann" acts in "Group"
          button "Remove" in "ann", "Group"
          row "bo" acts in "Group"
          button "Remove" in "bo", "Group"
          button "Locked" disabled in "Group"
          field "Note": "" placeholder "Why?" in "First", "Group"
          field "Note": "" placeholder "Why?" in "Second", "Group"
          toggle "Public": "off" in "Group"
          row "Done" checked in "Group"
        There is only: text "Read me"
        """),
    FailingStep(
      testDescription: "a field that is not there", body: { $0.type("x", into: "Place") },
      message: """
        There is no field "Place". There is:
          field "Name": "Runners" in "Group"
          field "Note": "" placeholder "Why?" in "First", "Group"
          field "Note": "" placeholder "Why?" in "Second", "Group"
          toggle "Public": "off" in "Group"
        """),
    FailingStep(
      testDescription: "another screen", body: { $0.expect(screen: "Groups") },
      message: "The screen is \"Group\", not \"Groups\"."),
    FailingStep(
      testDescription: "another value", body: { $0.expect(field: "Name", is: "Walkers") },
      message: "The field \"Name\" is \"Runners\", not \"Walkers\"."),
    FailingStep(
      testDescription: "a placeholder as a value",
      body: { $0.expect(field: "Note", is: "Why?", in: "First") },
      message: "The field \"Note\" is \"\", not \"Why?\"."),
    FailingStep(
      testDescription: "a mark that is not there", body: { $0.expectChecked("Public") },
      message: "\"Public\" is not checked."),
    FailingStep(
      testDescription: "a mark that is there", body: { $0.expectNotChecked("Done") },
      message: "\"Done\" is checked."),
    FailingStep(
      testDescription: "another badge", body: { $0.expectBadge("3", on: "ann") },
      message: "\"ann\" has no badge, not the badge \"3\"."),
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
        First
        Note: 
        Second
        Note: 
        Public: off
        ☑ Done
        Read me
        """),
    FailingStep(
      testDescription: "anything after the end",
      body: {
        $0.end()
        $0.tap("Save")
      }, message: "The app has ended."),
  ]
}
