public import Calcot

/// A view for the headless hosts, with readable lines and tappable controls.
@MainActor
public protocol TestView: CalcotView {
  /// The text that the user reads, line by line.
  var lines: [String] { get }
  /// The actions of the view's controls, by label.
  var controls: [String: @MainActor () -> Void] { get }
}
