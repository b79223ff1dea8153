/// The Model of an app's inspection: the moment that is looked at, in the app's history.
struct Inspection: Equatable, Sendable {
  let name: String
  let moment: Moment
  /// The numbers of the first and the last moment of the history.
  let range: ClosedRange<Int>
  /// A Boolean value that indicates whether the newest moment is followed as the app goes on.
  let isLive: Bool
  let hasEnded: Bool
}
