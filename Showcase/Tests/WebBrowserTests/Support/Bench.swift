import Calcot
import CalcotWebTesting
import Observation
import WebWire

/// A screen of which a test changes everything while a person uses it.
@MainActor @Observable
final class Bench {
  var title = "Bench"
  /// Texts above the field.
  var above: [String] = []
  var note = ""
  var error: String?
  var second = ""
  var isEnabled = true
  /// Whether the note is stored in capitals.
  var isShouting = false
  var clicks = 0
  var rows: [BenchRow] = []
  /// What was submitted, in order.
  var submitted: [String] = []
  /// The texts that the note has had from the person, in order.
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

final class BenchView: SemanticView<Bench> {
  override func screen(_ bench: Bench) -> Screen {
    Screen(bench.title) {
      for text in bench.above { Text(text) }
      TextField("A note", text: bench.note, placeholder: "Say it", error: bench.error) {
        bench.noteEdited($0)
      }
      .onSubmit { bench.submitted.append(bench.note) }
      TextField("Second", text: bench.second) { bench.second = $0 }
      Button("Count", role: .main, isEnabled: bench.isEnabled) { bench.clicks += 1 }
      Text("\(bench.clicks) clicks")
      Section("Rows") {
        List(bench.rows, label: "All of them") { row in
          Row(row.title, detail: row.detail) { bench.clicks += 100 }.actions {
            Button("Delete", role: .destructive) { bench.rows.removeAll { $0.id == row.id } }
          }
        }
      }
    }
  }
}

/// A sheet in which something goes wrong.
final class BenchSheetView: SemanticView<Bench> {
  override func screen(_ bench: Bench) -> Screen {
    Screen("Sheet") {
      Button("Fail") { bench.coordinator?.showMessage("It went wrong", .error) }
      Text("\(bench.clicks) clicks")
    }
  }
}

enum BenchRoute: LinkedRoute {
  case bench, sheet
  static let links = Links<BenchRoute>(RouteLink("", .bench), RouteLink("sheet", .sheet))
}

final class BenchCoordinator: Coordinator, MessageShowing {
  let navigation = StackNavigation<BenchRoute>(root: .bench)
  let bench: Bench

  init(_ bench: Bench) {
    self.bench = bench
    bench.coordinator = self
  }

  func calcot(for route: BenchRoute) -> Calcot {
    switch route {
    case .bench: Calcot(bench) { BenchView($0) }
    case .sheet: Calcot(bench) { BenchSheetView($0) }
    }
  }
}

/// Lets a person visit a bench; every session shows the same one.
@MainActor
func visitBench(
  _ bench: Bench, _ options: BrowserOptions = .quick, _ distance: Distance = .near,
  _ body: @MainActor (Visit) async throws -> Void
) async throws {
  try await visit(options, distance, body) { _ in CalcotApp(BenchCoordinator(bench)) }
}
