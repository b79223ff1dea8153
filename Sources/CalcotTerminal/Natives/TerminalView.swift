public import Calcot

/// A view that draws cells and handles keys in a terminal. Register it with
/// ``TerminalHost/register(_:)`` to show it for every ViewModel of its type.
///
/// ```swift
/// final class ClockView: TerminalView {
///   var viewModel: ClockViewModel
///   init(_ viewModel: ClockViewModel) { self.viewModel = viewModel }
///   var title: String { "Clock" }
///   func draw(in canvas: inout TerminalCanvas) {
///     canvas.write(viewModel.time, column: 0, row: 0, emphasis: .strong)
///   }
///   func handle(_ key: Key) -> Bool { false }
/// }
/// ```
@MainActor
public protocol TerminalView: CalcotView {
  /// The title in the navigation bar.
  var title: String { get }

  /// Draws the whole view. Called when the ViewModel has been replaced, when anything `@Observable`
  /// that was read has changed, and after each key. It must not change state.
  func draw(in canvas: inout TerminalCanvas)

  /// Handles a key while the view has the focus. Return `false` for a key that the view does not
  /// use; it then has its usual effect. Ctrl-C, Ctrl-L, Ctrl-Q and Ctrl-Z are never passed to
  /// views.
  func handle(_ key: Key) -> Bool
}
