internal import Contestants

extension Figure {
  static var notifying: Figure {
    Figure(
      title: "Telling observers",
      caption: "Nanoseconds for one notification, and how many times the plain array's that is.",
      columns: [1, 10, 1_000].map { count in
        Column(
          name: count == 1 ? "1 observer" : "\(count) observers",
          cells: notifyContestants(observers: count).map {
            .nanoseconds($0.name, times: max(500, 200_000 / count), $0.prepare())
          })
      })
  }
}
