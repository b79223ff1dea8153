/// A waiver of a rule on one screen. The report says what it has hidden.
///
/// ```swift
/// Waiver(.canBeLeft, on: "Terms", because: "They are accepted, or the app is not used.")
/// ```
public struct Waiver: Sendable {
  let invariant: Invariant
  let screen: String
  let reason: String

  /// Creates a waiver.
  ///
  /// - Parameters:
  ///   - invariant: The rule that is not checked.
  ///   - screen: The name of the screen, as reports have it: that of its ViewModel, without "ViewModel".
  ///   - reason: The reason, in words.
  public init(_ invariant: Invariant, on screen: String, because reason: String) {
    (self.invariant, self.screen, self.reason) = (invariant, screen, reason)
  }

  var id: Problem.ID { Problem.ID(invariant: invariant, screen: screen) }
}
