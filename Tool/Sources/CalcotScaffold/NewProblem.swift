/// The reason why a command made nothing.
public struct NewProblem: Error, Equatable {
  /// The problem and its remedy, without a line end.
  public let message: String

  init(_ message: String) { self.message = message }
}
