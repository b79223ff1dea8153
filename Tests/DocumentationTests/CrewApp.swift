import Calcot
import CalcotTesting
import CalcotViews
import Foundation
import Observation
import Testing

// The example of the article "Pictures and numbers".

extension Symbol {
  static let medal = Symbol(
    "medal", system: "medal", path: "M8 3l4 7l4-7M7 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0", sign: "✪")
}

struct CrewRun: Identifiable {
  let id: Int
  let name: String
  let kilometers: Double
  let day: String

  var distance: String { "\(kilometers) km" }
}

struct CrewMember: Identifiable {
  let id: Int
  let name: String
  var photo: ImageSource?
}

struct CrewRoute: Hashable { let points: [Int] }

@MainActor @Observable
final class CrewViewModel {
  let photo: ImageSource
  let photoLabel = "The crew at the start"
  let place = "Valls"
  let distance = "12.5 km"
  let trend = Trend.up("2 km more than last week")
  let weeks = [
    ChartPoint("18 May", 10.5, text: "10.5 km"), ChartPoint("25 May", 12.5, text: "12.5 km"),
  ]
  let members = [CrewMember(id: 1, name: "Ada Lovelace"), CrewMember(id: 2, name: "Alan Turing")]
  let route = CrewRoute(points: [1, 4, 2])
  let routeInWords = "Along the river and back"
  private(set) var runs = [
    CrewRun(id: 1, name: "Hills", kilometers: 7.5, day: "26 May"),
    CrewRun(id: 2, name: "River", kilometers: 5, day: "28 May"),
  ]
  private(set) var isMember = false

  init(photo bytes: Data) { photo = .data(ImageData(bytes)) }

  var columns: [TableColumn] {
    [
      TableColumn("name", "Run"),
      TableColumn("distance", "Distance", isSortable: true, isNumeric: true),
      TableColumn("day", "Day"),
    ]
  }

  func sortTapped(_ column: TableColumn.ID) { runs.sort { $0.kilometers < $1.kilometers } }
  func joinTapped() { isMember = true }
}

struct CrewView: SemanticView {
  let viewModel: CrewViewModel

  var screen: Screen {
    Screen("Crew") {
      Image(viewModel.photo, label: viewModel.photoLabel)
      Text(viewModel.place, symbol: .place)
      Metric("This week", value: viewModel.distance, trend: viewModel.trend)
      Chart("Distance by week", points: viewModel.weeks)
      Table(viewModel.runs, columns: viewModel.columns, onSort: viewModel.sortTapped) { run in
        Row(run.name).cells(run.distance, run.day)
      }
      List(viewModel.members, label: "Members") { member in Row(member.name).avatar(member.photo) }
        .layout(.grid)
      NativePiece(viewModel.route, label: "Map of the route") { Text(viewModel.routeInWords) }
    } toolbar: {
      Button("Join", symbol: .add, role: .main) { viewModel.joinTapped() }
    }
  }
}

/// A PNG of one pixel.
private let crewPhoto =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNo"
  + "AAAAggCB2kUIOwAAAABJRU5ErkJggg=="

enum CrewTab: Route { case crew, medals }

final class CrewCoordinator: Coordinator {
  let navigation = TabNavigation<CrewTab>(
    [(.crew, "Crew"), (.medals, "Medals")], symbols: [.crew: .people, .medals: .medal])
  let crew = CrewViewModel(photo: Data(base64Encoded: crewPhoto) ?? Data())

  func calcot(for tab: CrewTab, at place: RoutePlace<CrewTab>) -> Placed {
    place.screen { Calcot(crew, view: CrewView.init) }
  }
}

@MainActor
@Suite("The crew of the documentation")
struct CrewAppTests {
  @Test func `shows its numbers, and sorts its runs`() async {
    let coordinator = CrewCoordinator()
    let app = TestApp(coordinator)
    await app.settle()
    app.expect("The crew at the start", "Valls", "This week 12.5 km", "2 km more than last week")
    app.expect("25 May 12.5 km", "Ada Lovelace", "Along the river and back")
    await app.tap("Distance")
    #expect(coordinator.crew.runs.map(\.name) == ["River", "Hills"])
    await app.tap("Join")
    #expect(coordinator.crew.isMember)
  }

  @Test func `has a symbol for each tab`() throws {
    let app = CalcotApp(CrewCoordinator())
    let container = try #require(app.tree.layers.first?.stack.top.container)
    #expect(container.branches.map(container.symbol) == [.people, .medal])
  }
}
