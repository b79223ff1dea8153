public import CalcotTree

/// A ViewModel that decides whether its screen may be left.
@MainActor
public protocol Leavable {
  /// The answer to leaving the screen now. Read after every change of the ViewModel and before
  /// every navigation that would end the screen; it must be cheap and change nothing.
  var leavability: Leavability { get }
}
