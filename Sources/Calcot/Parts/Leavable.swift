public import CalcotTree

/// A ViewModel that has a say in whether its screen may be left.
@MainActor
public protocol Leavable {
  /// Whether the screen may be left now. Read after every change of the ViewModel and before every
  /// navigation that would end the screen; it must be cheap and change nothing.
  var leavability: Leavability { get }
}
