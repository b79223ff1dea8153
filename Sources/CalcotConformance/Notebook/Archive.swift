import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews

/// A sheet of the archive.
struct Sheet: Identifiable, Equatable, Sendable {
  let id: Int
}

/// An Interactor that reads a list of ten thousand sheets page by page.
@MainActor
final class ArchiveInteractor {
  private(set) var sheets = Paged<Sheet>() { didSet { sheetsDidChange.notify() } }
  let sheetsDidChange = ObserverSet<Void>()
  private(set) var pagesRead: [Range<Int>] = []

  func fetch(_ rows: Range<Int>) async {
    for range in sheets.missing(in: rows) {
      pagesRead.append(range)
      let range = range.clamped(to: 0..<Self.total)
      await Task.yield()
      sheets.insert(
        Page(
          start: range.lowerBound, elements: range.map { Sheet(id: $0 + 1) }, total: Self.total))
    }
  }

  private static var total: Int { 10_000 }
}

@MainActor
struct ArchiveViewModel {
  let interactor: ArchiveInteractor
  let coordinator: NotebookCoordinator
  var sheets: Paged<Sheet> { interactor.sheets }

  func row(of sheet: Sheet) -> String {
    coordinator.archiveUse.rows += 1
    return "Sheet \(sheet.id)"
  }

  func rowsShown(_ rows: Range<Int>) async {
    await interactor.fetch(rows)
    coordinator.archiveUse.pages = interactor.pagesRead
  }

  func rowTapped(_ sheet: Sheet) { coordinator.navigation.push(.note(sheet.id)) }
}

struct ArchiveView: SemanticView {
  let viewModel: ArchiveViewModel

  var screen: Screen {
    Screen("Archive") {
      List(viewModel.sheets) { sheet in
        Row(viewModel.row(of: sheet)) { viewModel.rowTapped(sheet) }
      }
      .onShow { await viewModel.rowsShown($0) }
    }
  }
}
