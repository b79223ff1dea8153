import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotTesting
import CalcotTree
import CalcotViews
import Observation
import Testing

@MainActor @Observable
final class RunsViewModel {
  private(set) var order = TableColumn.Order.ascending
  private(set) var opened: [String] = []
  private(set) var added = 0

  var runs: [SampleRun] { order == .ascending ? SampleRun.all : SampleRun.all.reversed() }

  func columnPressed(_ id: String) { order = order == .ascending ? .descending : .ascending }
  func runTapped(_ name: String) { opened.append(name) }
  func addTapped() { added += 1 }
}

struct RunsView: SemanticView {
  let viewModel: RunsViewModel

  var screen: Screen {
    Screen("Runs") {
      NativePiece(RouteMap(places: ["Start"]), label: "Route map") { Text("By the lake") }
      Table(
        viewModel.runs, columns: KindScenes.columns(viewModel.order),
        onSort: viewModel.columnPressed
      ) { run in
        Row(run.name) { viewModel.runTapped(run.name) }.cells(run.distance, run.date).avatar(nil)
          .actions { Button("Add", symbol: .add) { viewModel.addTapped() } }
      }
    } toolbar: {
      Button("New", symbol: .add) { viewModel.addTapped() }
    }
  }
}

enum RunsTab: Route { case runs, people }

final class RunsCoordinator: Coordinator {
  let navigation = TabNavigation<RunsTab>(
    [(.runs, "Runs"), (.people, "People")], symbols: [.runs: .run, .people: .people])
  let viewModel = RunsViewModel()

  func calcot(for route: RunsTab, at place: RoutePlace<RunsTab>) -> Placed {
    switch route {
    case .runs: place.screen { Calcot(viewModel, view: RunsView.init) }
    case .people: place.screen { Calcot("People", view: PeopleView.init) }
    }
  }
}

struct PeopleView: SemanticView {
  let viewModel: String
  var screen: Screen {
    Screen(viewModel) { Row("Ada Lovelace") {}.avatar(nil) }
  }
}

@Suite("TerminalDriver with tables and symbols")
@MainActor
struct KindDriverTests {
  @Test(
    "presses the titles of columns, rows, their buttons, and tabs",
    arguments: [(120, 40), (80, 24), (40, 14), (20, 10)])
  func presses(_ columns: Int, _ rows: Int) async {
    let coordinator = RunsCoordinator()
    let driver = TerminalDriver(columns: columns, rows: rows)
    driver.registerPiece { (map: RouteMap, columns: Int) in map.places }
    let app = TestApp(coordinator, on: driver)
    let model = coordinator.viewModel
    await app.settle()
    await app.tap("Distance")
    #expect(model.order == .descending)
    await app.tap("Hills")
    #expect(model.opened == ["Hills"])
    await app.tap("Add", in: "Around the lake")
    await app.tap("New")
    #expect(model.added == 2)
    await app.tap("People")
    #expect(coordinator.navigation.selected == .people)
    app.expect("Ada Lovel")
    app.end()
  }
}
