public import Calcot

/// A view written for the terminal: it draws cells and takes keys. It is registered with
/// ``TerminalHost/register(_:)`` and shown for every ViewModel of its type.
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
  /// What the navigation bar calls the screen.
  var title: String { get }

  /// Draws everything anew. Called again when the ViewModel has been replaced or anything
  /// `@Observable` that was read has changed, and after each key. It changes nothing.
  func draw(in canvas: inout TerminalCanvas)

  /// Takes a key while the view has the focus; false for a key that means nothing to it, which
  /// then does what it does elsewhere. Ctrl-C, Ctrl-L, Ctrl-Q and Ctrl-Z do not come here.
  func handle(_ key: Key) -> Bool
}
