/// The Model of an app's inspection: the moment of the app's history that is shown.
struct Inspection: Equatable, Sendable {
  let name: String
  let moment: Moment
  /// The moment with which it is compared: the one before it, unless another one was chosen.
  let compared: Moment
  /// The numbers of the first and the last moment of the history.
  let range: ClosedRange<Int>
  /// A Boolean value that indicates whether the newest moment is shown while the app goes on.
  let isLive: Bool
  let hasEnded: Bool
}
