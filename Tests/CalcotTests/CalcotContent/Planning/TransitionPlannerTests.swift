import Testing

@Suite("The planner and a host's surface")
struct TransitionPlannerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shown: [[Spot]]
    var dialog: Int?
    let expected: [String]
    let script: @Sendable (inout PlannerStage) -> Void
  }

  @Test(arguments: Case.all)
  func plans(_ example: Case) {
    var stage = PlannerStage(showing: example.shown, dialog: example.dialog)
    example.script(&stage)
    #expect(stage.lines == example.expected)
  }
}

typealias PlannerCase = TransitionPlannerTests.Case

extension PlannerCase {
  static let all = gestures + operations + modals + dialogs + containers + turns

  init(
    _ name: String, _ shown: [[Spot]], dialog: Int? = nil,
    _ script: @escaping @Sendable (inout PlannerStage) -> Void, gives expected: [String]
  ) {
    self.init(
      testDescription: name, shown: shown, dialog: dialog, expected: expected, script: script)
  }

  private static let gestures = [
    PlannerCase(
      "a swipe back that is begun waits", [[1, 2]],
      { stage in
        stage.swipe(to: 1)
        stage.plan()
        stage.swipe(to: 1)
      }, gives: ["begins", "wait", "does not begin"]),
    PlannerCase(
      "a swipe back that is cancelled changes nothing", [[1, 2]],
      { stage in
        stage.swipe(to: 1)
        stage.letGo()
        stage.comesOff()
        stage.plan()
      }, gives: ["begins", "sends nothing", "settled"]),
    PlannerCase(
      "a swipe back that is finished proposes what came off", [[1, 2]],
      { stage in
        stage.swipe(to: 1)
        stage.release()
        stage.plan()
        stage.comesOff()
        stage.app([[1]])
        stage.plan()
      }, gives: ["begins", "wait", "sends back from 2", "settled"]),
    PlannerCase(
      "a swipe back that the app refuses is put back", [[1, 2]],
      { stage in
        stage.swipe(to: 1)
        stage.release()
        stage.comesOff()
        stage.settle()
      }, gives: ["begins", "sends back from 2", "push [2] in 1", "settled"]),
    PlannerCase(
      "Back's menu takes several off at once", [[1, 2, 3, 4]],
      { stage in
        stage.backTapped(to: 1)
        stage.letGo()
        stage.backTapped(to: 2)
        stage.comesOff()
        stage.app([[1, 2]])
        stage.plan()
      }, gives: ["begins", "begins", "sends pop to 2 from 4", "settled"]),
    PlannerCase(
      "a swipe from what the app takes off meanwhile is cancelled", [[1, 2]],
      { stage in
        stage.swipe(to: 1)
        stage.app([[1]])
        stage.plan()
        stage.settle()
      }, gives: ["begins", "cancel pop to 1 in 1", "pop to 1 in 1", "settled"]),
    PlannerCase(
      "a swipe from what may not be left any more is cancelled", [[1, 2]],
      { stage in
        stage.swipe(to: 1)
        stage.plan(mayLeave: false)
        stage.settle()
      }, gives: ["begins", "cancel pop to 1 in 1", "settled"]),
    PlannerCase(
      "a pull to dismiss is begun, let go, and finished", [[1], [2]],
      { stage in
        stage.pull(1)
        stage.pull(2)
        stage.letGo()
        stage.plan()
        stage.pull(2)
        stage.release()
        stage.comesOff()
        stage.app([[1]])
        stage.plan()
      },
      gives: [
        "does not begin", "begins", "settled", "begins", "sends dismiss 2 through 2", "settled",
      ]
    ),
    PlannerCase(
      "no gesture begins under a dialog, or below a modal", [[1, 2], [3, 4]], dialog: 9,
      { stage in
        stage.swipe(to: 3, in: 2)
        stage.app([[1, 2], [3, 4]])
        stage.settle()
        stage.swipe(to: 1, in: 1)
        stage.swipe(to: 4, in: 2)
        stage.swipe(to: 3, in: 2)
      },
      gives: [
        "does not begin", "hide dialog 9", "settled", "does not begin", "does not begin", "begins",
      ]),
  ]

  private static let operations = [
    PlannerCase(
      "several are popped at once", [[1, 2, 3, 4]],
      { stage in
        stage.app([[1]])
        stage.settle()
      }, gives: ["pop to 1 in 1", "settled"]),
    PlannerCase(
      "a push while a pop runs waits for it", [[1, 2]],
      { stage in
        stage.app([[1]])
        stage.plan()
        stage.app([[1, 3]])
        stage.plan()
        stage.swipe(to: 1)
        stage.ends()
        stage.settle()
      }, gives: ["pop to 1 in 1", "wait", "does not begin", "push [3] in 1", "settled"]),
    PlannerCase(
      "a pop while a push runs takes it off again", [[1]],
      { stage in
        stage.app([[1, 2]])
        stage.plan()
        stage.app([[1]])
        stage.plan()
        stage.ends()
        stage.settle()
      }, gives: ["push [2] in 1", "wait", "pop to 1 in 1", "settled"]),
    PlannerCase(
      "what differs in the middle is replaced", [[1, 2, 3]],
      { stage in
        stage.app([[1, 4, 3]])
        stage.settle()
      }, gives: ["replace with [1, 4, 3] in 1", "settled"]),
    PlannerCase(
      "an app that begins and ends is shown and cleared", [],
      { stage in
        stage.app([[1, 2]])
        stage.settle()
        stage.app([])
        stage.settle()
      }, gives: ["present 1 base [1, 2]", "settled", "clear", "settled"]),
  ]

  private static let modals = [
    PlannerCase(
      "a modal over a modal comes one after the other, and both go at once", [[1]],
      { stage in
        stage.app([[1], [2], [3, 4]])
        stage.settle()
        stage.app([[1]])
        stage.settle()
      },
      gives: [
        "present 2 sheet [2]", "present 3 sheet [3, 4]", "settled", "dismiss to 1", "settled",
      ]),
    PlannerCase(
      "a stack under a modal is brought up to date where it stands", [[1], [2]],
      { stage in
        stage.app([[1, 5], [2]])
        stage.settle()
      }, gives: ["push [5] in 1", "settled"]),
    PlannerCase(
      "a dismissal that the app did not ask for is proposed, or put back", [[1], [2], [3]],
      { stage in
        stage.dismissedUnasked(to: 1)
        stage.settle()
        stage.dismissedUnasked(to: 2)
        stage.app([[1], [2]])
        stage.settle()
        stage.dismissedUnasked(to: 2)
      },
      gives: [
        "sends dismiss 2 through 3", "present 2 sheet [2]", "present 3 sheet [3]", "settled",
        "sends dismiss 3 through 3", "settled", "sends nothing",
      ]),
    PlannerCase(
      "a dismissal that comes while an operation runs ends it", [[1], [2]],
      { stage in
        stage.app([[1], [2, 3]])
        stage.plan()
        stage.dismissedUnasked(to: 1)
        stage.app([[1]])
        stage.settle()
      }, gives: ["push [3] in 2", "sends dismiss 2 through 2", "settled"]),
  ]

  private static let dialogs = [
    PlannerCase(
      "an alert over a modal comes last and goes first", [[1]],
      { stage in
        stage.app([[1], [2]], dialog: 9)
        stage.settle()
        stage.app([[1]])
        stage.settle()
      },
      gives: [
        "present 2 sheet [2]", "show dialog 9", "settled", "hide dialog 9", "dismiss to 1",
        "settled",
      ]),
    PlannerCase(
      "the late end of a push that a dismissal cut short ends nothing else", [[1], [2]],
      { stage in
        stage.app([[1], [2, 3]])
        stage.plan()
        stage.dismissedUnasked(to: 1)
        stage.app([[1, 4]])
        stage.plan()
        stage.endsLate(push: 3, in: 2)
        stage.plan()
        stage.ends()
        stage.plan()
      },
      gives: ["push [3] in 2", "sends dismiss 2 through 2", "push [4] in 1", "wait", "settled"]),
    PlannerCase(
      "an alert stays away while the modal under it changes", [[1], [2]], dialog: 9,
      { stage in
        stage.app([[1]], dialog: 9)
        stage.settle()
      }, gives: ["hide dialog 9", "dismiss to 1", "show dialog 9", "settled"]),
    PlannerCase(
      "one alert follows another", [[1]], dialog: 9,
      { stage in
        stage.app([[1]], dialog: 10)
        stage.settle()
      }, gives: ["hide dialog 9", "show dialog 10", "settled"]),
    PlannerCase(
      "the app ends under an alert", [[1], [2]], dialog: 9,
      { stage in
        stage.app([])
        stage.settle()
      }, gives: ["hide dialog 9", "clear", "settled"]),
  ]
}
