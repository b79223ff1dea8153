internal import Contestants

extension Figure {
  /// A value on its way to a view.
  static var streams: Figure {
    Figure(
      title: "A value through a stream",
      caption:
        "Nanoseconds from a value's going in, through a function of it and a kept state, to a listener.",
      columns: [
        Column(
          name: "a value",
          cells: driverContestants().map { .nanoseconds($0.name, times: 20_000, $0.prepare()) })
      ])
  }

  /// Work that the user starts.
  static var streamedWork: Figure {
    Figure(
      title: "Work that is started once at a time, shown while it runs, and gives a value",
      caption:
        """
        Nanoseconds from its start to its end, with a listener to its element and one to whether it is \
        under way, \(runsTogether) of them together. By hand, it is two subjects and one of errors, a \
        guard against a second call, and a task where it is asynchronous.
        """,
      columns: [
        Column(name: "as a task", cells: cells(of: taskContestants())),
        Column(name: "within the turn", cells: cells(of: turnContestants())),
      ])
  }

  private static func cells(of contestants: [Contestant]) -> [Cell] {
    contestants.map { .nanoseconds($0.name, times: runsTogether, $0.prepare()) }
  }
}
