import Calcot
import CalcotViews
import CalcotWebTesting
import Observation
import WebWire

/// A screen that a test can change completely during its use.
@MainActor @Observable
final class Bench {
  var title = "Bench"
  /// Texts above the field.
  var above: [String] = []
  var note = ""
  var error: String?
  var second = ""
  var isEnabled = true
  var isBusy = false
  /// A Boolean value that indicates whether the note is stored in capitals.
  var isShouting = false
  var clicks = 0
  var rows: [BenchRow] = []
  /// The submitted texts, in order.
  var submitted: [String] = []
  /// The user's edits of the note, in order.
  @ObservationIgnored var edits: [String] = []
  @ObservationIgnored weak var coordinator: BenchCoordinator?

  func noteEdited(_ text: String) {
    edits.append(text)
    note = isShouting ? text.uppercased() : text
  }
}

struct BenchRow: Identifiable {
  let id: String
  var title: String
  var detail: String?
}

struct BenchView: SemanticView {
  let viewModel: Bench

  var screen: Screen {
    Screen(viewModel.title) {
      for text in viewModel.above { Text(text) }
      TextField("A note", text: viewModel.note, placeholder: "Say it", error: viewModel.error) {
        viewModel.noteEdited($0)
      }
      .onSubmit { viewModel.submitted.append(viewModel.note) }
      TextField("Second", text: viewModel.second) { viewModel.second = $0 }
      Button("Count", role: .main, isEnabled: viewModel.isEnabled) { viewModel.clicks += 1 }
      Text("\(viewModel.clicks) clicks")
      Section("Rows") {
        List(viewModel.rows, label: "All of them") { row in
          Row(row.title, detail: row.detail) { viewModel.clicks += 100 }.actions {
            Button("Delete", role: .destructive) { viewModel.rows.removeAll { $0.id == row.id } }
          }
        }
      }
    }
  }
}

/// A sheet with a button that fails.
struct BenchSheetView: SemanticView {
  let viewModel: Bench

  var screen: Screen {
    Screen("Sheet") {
      for text in viewModel.above { Text(text) }
      Button("Fail") { viewModel.coordinator?.showMessage("It went wrong", .error) }
      Text("\(viewModel.clicks) clicks")
      if viewModel.isBusy { ActivityIndicator("At work") }
    }
  }
}

enum BenchRoute: LinkedRoute {
  case bench, sheet
  static let links = Links<BenchRoute>(RouteLink("", .bench), RouteLink("sheet", .sheet))
}

final class BenchCoordinator: Coordinator {
  let navigation = StackNavigation<BenchRoute>(root: .bench)
  let bench: Bench

  init(_ bench: Bench) {
    self.bench = bench
    bench.coordinator = self
  }

  func calcot(for route: BenchRoute, at place: RoutePlace<BenchRoute>) -> Placed {
    switch route {
    case .bench: place.screen { Calcot(bench, view: BenchView.init) }
    case .sheet: place.screen { Calcot(bench, view: BenchSheetView.init) }
    }
  }
}

/// Opens a bench in a browser. Every session shows the same bench.
@MainActor
func visitBench(
  _ bench: Bench, _ options: BrowserOptions = .quick, _ distance: Distance = .near,
  _ body: @MainActor (Visit) async throws -> Void
) async throws {
  try await visit(options, distance, body) { _ in CalcotApp(BenchCoordinator(bench)) }
}
