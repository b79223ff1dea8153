/// A moment of an inspected app: the events since the moment before, and the state to which they
/// led.
package struct Moment: Equatable, Sendable, Identifiable {
  /// The number of the moment, from 1.
  package let id: Int
  package let happenings: [Happening]
  package internal(set) var state: AppState
}
