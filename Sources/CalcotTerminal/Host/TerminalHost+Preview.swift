import Calcot
import CalcotContent
import CalcotTree

/// The details beside a list, which follow the focus in a wide window.
extension TerminalHost {
  /// The time that the focus rests on a row before its details are shown.
  private static let rest = Duration.milliseconds(150)

  /// Shows the details of the focused row once the focus rests there.
  func previewLater() {
    guard let preview, display.size.columns >= Self.columnsForSplit else { return }
    preview.set(after: Self.rest) { [weak self] in self?.showPreview() }
  }

  /// Opens the focused row, if that pushes a screen beside the list, and leaves the focus on the row.
  private func showPreview() {
    guard let app = run.shownApp, worker.panel == nil,
      let (list, row) = state.rowToPreview(in: compose(app)),
      case .push? = app.content(of: list)?.allElements.first(where: { $0.id == row })?.move
    else { return }
    app.send(.activate(row, in: list))
    if let shown = app.tree.shownScreens.last?.first {
      state.rootFocus.stay(in: list, beside: shown)
    }
    paint()
  }
}
