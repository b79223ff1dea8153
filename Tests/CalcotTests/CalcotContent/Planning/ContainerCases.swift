extension PlannerCase {
  static let containers = [
    PlannerCase(
      "a container comes with all its stacks, and goes with them", [[1]],
      { stage in
        stage.app([[1, .split(10, [[11, 12], [13]])]])
        stage.settle()
        stage.app([[1]])
        stage.settle()
      }, gives: ["push [10] in 1", "settled", "pop to 1 in 1", "settled"]),
    PlannerCase(
      "another tab is selected, and keeps what it had", [[.tabs(10, [[11], [12, 13]])]],
      { stage in
        stage.app([[.tabs(10, on: 1, [[11], [12, 13]])]])
        stage.settle()
      }, gives: ["select 1 in 10", "settled"]),
    PlannerCase(
      "a tab is selected before its stack is brought up to date", [[.tabs(10, [[11], [12]])]],
      { stage in
        stage.app([[.tabs(10, on: 1, [[11], [12, 13]])]])
        stage.settle()
      }, gives: ["select 1 in 10", "push [13] in 10/12", "settled"]),
    PlannerCase(
      "a stack that is not selected is brought up to date where it stands",
      [[.tabs(10, [[11], [12, 13]])], [2]],
      { stage in
        stage.app([[.tabs(10, [[11], [12, 14]])], [2]])
        stage.settle()
      }, gives: ["replace with [12, 14] in 10/12", "settled"]),
    PlannerCase(
      "a container in a container is changed where it stands",
      [[.tabs(10, [[11, .pages(20, [[21], [22]])], [12]])]],
      { stage in
        stage.app([[.tabs(10, [[11, .pages(20, on: 1, [[21], [22, 23]])], [12]])]])
        stage.settle()
      }, gives: ["select 1 in 20", "push [23] in 20/22", "settled"]),
    PlannerCase(
      "a container that offers more or fewer is made anew", [[1, .pages(10, [[11], [12]])]],
      { stage in
        stage.app([[1, .pages(10, [[11]])]])
        stage.settle()
      }, gives: ["replace with [1, 10] in 1", "settled"]),
    PlannerCase(
      "a container that offers the same in another order is made anew",
      [[1, .pages(10, [[11], [12]])]],
      { stage in
        stage.app([[1, .pages(10, [[12], [11]])]])
        stage.settle()
      }, gives: ["replace with [1, 10] in 1", "settled"]),
  ]

  static let turns = [
    PlannerCase(
      "a page turn that is cancelled changes nothing", [[.pages(10, [[11], [12]])]],
      { stage in
        stage.turn(to: 1, of: 10)
        stage.letGo()
        stage.comesOff()
        stage.plan()
      }, gives: ["begins", "sends nothing", "settled"]),
    PlannerCase(
      "a page turn that is finished proposes the page, and is turned back when it is refused",
      [[.pages(10, [[11], [12]])]],
      { stage in
        stage.turn(to: 1, of: 10)
        stage.release()
        stage.plan()
        stage.comesOff()
        stage.settle()
      }, gives: ["begins", "wait", "sends select 1 in 10", "select 0 in 10", "settled"]),
    PlannerCase(
      "a page turn to where the app has gone meanwhile is cancelled", [[.pages(10, [[11], [12]])]],
      { stage in
        stage.turn(to: 1, of: 10)
        stage.app([[.pages(10, on: 1, [[11], [12]])]])
        stage.plan()
        stage.settle()
      }, gives: ["begins", "cancel turn to 1 in 10", "select 1 in 10", "settled"]),
    PlannerCase(
      "no page is turned that there is not, that is shown already, or that is covered",
      [[.pages(10, [[11], [12]])], [.pages(20, [[21], [22]])]],
      { stage in
        stage.turn(to: 1, of: 10)
        stage.turn(to: 0, of: 20)
        stage.turn(to: 2, of: 20)
        stage.turn(to: 1, of: 20)
      }, gives: ["does not begin", "does not begin", "does not begin", "begins"]),
    PlannerCase(
      "no tab is turned to, because to select it again would mean something else",
      [[.tabs(10, [[11], [12]])]], { stage in stage.turn(to: 1, of: 10) },
      gives: ["does not begin"]),
    PlannerCase(
      "a swipe back in a tab proposes Back; none begins in a tab that is not shown",
      [[.tabs(10, [[11, 12], [13, 14]])]],
      { stage in
        stage.swipe(to: 13, in: 13, of: 10)
        stage.swipe(to: 11, in: 11, of: 10)
        stage.release()
        stage.comesOff()
      }, gives: ["does not begin", "begins", "sends back from 12"]),
    PlannerCase(
      "a swipe that takes a container off says so, because Back would do less",
      [[1, .tabs(10, [[11, 12], [13]])]],
      { stage in
        stage.swipe(to: 1)
        stage.release()
        stage.comesOff()
      }, gives: ["begins", "sends pop to 1 from 12"]),
    PlannerCase(
      "a swipe that takes a split off its second side says so, because Back may lead to the first",
      [[1, .split(10, on: 1, [[11], [12]])]],
      { stage in
        stage.swipe(to: 1)
        stage.release()
        stage.comesOff()
      }, gives: ["begins", "sends pop to 1 from 12"]),
  ]
}
