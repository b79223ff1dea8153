internal import Contestants

extension Figure {
  static var joining: Figure {
    Figure(
      title: "Adding an observer and removing it",
      caption: "Nanoseconds for the pair.",
      columns: [10, 1_000, 100_000].map { count in
        Column(
          name: "\(count) present",
          cells: joinContestants(present: count).map {
            .nanoseconds($0.name, times: 20_000, $0.prepare())
          })
      },
      comparesToFirstRow: false)
  }
}
