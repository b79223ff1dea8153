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

  /// Work that a person starts.
  static var streamedWork: Figure {
    Figure(
      title: "Asynchronous work that gives a value",
      caption:
        "Nanoseconds from its start to its element, with \(runsTogether) of them under way together.",
      columns: [
        Column(
          name: "a run",
          cells: actionContestants().map {
            .nanoseconds($0.name, times: runsTogether, $0.prepare())
          })
      ])
  }
}
