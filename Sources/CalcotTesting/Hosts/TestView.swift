public import Calcot

/// A view written for the headless hosts: the text that it shows, and what can be done with it.
@MainActor
public protocol TestView: CalcotView {
  /// What the user reads, line by line.
  var lines: [String] { get }
  /// What can be tapped, by label.
  var controls: [String: @MainActor () -> Void] { get }
}
