internal import CalcotCode

/// A place in the code that shows screens.
struct NavigationAct {
  var node: NodeID
  var how: Arrow.How
  /// The numbers of the screens in the table.
  var targets: [Int]
  var confidence: Double
  /// The number of the screen that shows them, if the place itself says so.
  var source: Int?
}

/// The ways in which functions show their argument, by the functions' names.
struct ShowingVerbs {
  private var known: [Name: Answer] = [:]

  struct Answer {
    var how: Arrow.How?
    var confidence: Double
    /// A Boolean value that indicates whether the function starts a flow, as in `flow.start()`.
    var starts: Bool
  }

  mutating func answer(for name: Name) -> Answer {
    if let answer = known[name] { return answer }
    let answer = Self.answer(text: name.text.lowercased())
    known[name] = answer
    return answer
  }

  private static func answer(text: String) -> Answer {
    let starts = ["start", "run", "begin", "launch", "present", "handleapproute", "coordinate"]
      .contains { text.hasPrefix($0) }
    for (how, confidence, words) in verbs {
      if words.contains(where: {
        switch $0.first {
        case "*": text.contains($0.dropFirst())
        case "=": text == $0.dropFirst()
        default: text.hasPrefix($0)
        }
      }) {
        return Answer(how: how, confidence: confidence, starts: starts)
      }
    }
    return Answer(how: nil, confidence: 0, starts: starts)
  }

  private static let verbs: [(Arrow.How, Double, [String])] = [
    (.sheet, 0.95, ["setsheet", "presentsheet", "*sheetcoordinator", "presentassheet"]),
    (.cover, 0.95, ["setfullscreen", "presentfullscreen", "*covercoordinator", "setoverlay"]),
    (.popover, 0.95, ["presentpopover", "presentaspopover"]),
    (.tab, 0.95, ["settab", "addtab", "*tabs"]),
    (
      .root, 0.9,
      [
        "setroot", "=set", "=setviewcontrollers", "=setstack", "changeroot", "makeroot", "root",
        "switchroot",
      ]
    ),
    (.push, 0.95, ["push"]),
    (.modal, 0.95, ["present", "modal"]),
    (
      .replace, 0.9,
      ["replace", "switchto", "swap", "setviewcontrollers", "animatetransition", "crossdissolve"]
    ),
    (.flow, 0.95, ["start", "coordinate", "runflow", "addchildcoordinator", "run", "launch"]),
    (.embed, 0.9, ["addchild", "addcontroller", "embed", "*addchild"]),
    (
      .push, 0.85,
      [
        "show", "open", "display", "navigate", "goto", "transition", "contribute", "multiple",
        "route", "=trigger",
        "move", "forward", "=perform", "performroute", "performtransition", "performnavigation",
      ]
    ),
  ]
}
