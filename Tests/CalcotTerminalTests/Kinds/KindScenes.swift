import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTree
import CalcotViews
import Foundation

/// A run as a row of a table.
struct SampleRun: Identifiable, Sendable {
  let id: Int
  let name: String
  let distance: String
  let date: String

  static let all = [
    SampleRun(id: 1, name: "Around the lake", distance: "5.2 km", date: "12 May"),
    SampleRun(id: 2, name: "Hills", distance: "12.8 km", date: "9 May"),
  ]
}

/// A value with a drawing of its own.
struct RouteMap: Hashable, Sendable { let places: [String] }

/// Screens with pictures, figures, tables, grids and native pieces.
@MainActor
enum KindScenes {
  /// The header of a PNG of 640 by 480.
  static let photo = ImageData(
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        + Array("IHDR".utf8) + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 6, 0, 0, 0, 0, 0, 0, 0]))
  static let noPicture = ImageSource.data(ImageData(Data("none".utf8)))

  static let week = [
    ChartPoint("Mon", 5.2, text: "5.2 km"), ChartPoint("Tue", 0, text: "0 km"),
    ChartPoint("Wed", 12.8, text: "12.8 km"), ChartPoint("Thu", 0.1, text: "0.1 km"),
    ChartPoint("Fri", 8, text: "8 km"),
  ]

  static let pictures = Screen("Ada") {
    Image(.data(photo), label: "Photo of Ada")
    Image(nil, label: "Map")
    Image(noPicture, label: "Certificate")
    Image(.initials(of: "Ada Lovelace"), label: "Ada Lovelace", role: .avatar)
    Image(.symbol(.star), label: "Favourite", role: .icon)
    Text("Berlin, by the river", symbol: .place)
  }

  static func columns(_ order: TableColumn.Order? = .descending) -> [TableColumn] {
    [
      TableColumn("name", "Run", isSortable: true),
      TableColumn("distance", "Distance", isSortable: true, order: order, isNumeric: true),
      TableColumn("date", "Date"),
    ]
  }

  static func table(
    _ runs: [SampleRun] = SampleRun.all, onSort: @escaping @MainActor (String) -> Void = { _ in }
  ) -> Screen {
    Screen("Runs") {
      Table(runs, columns: columns(), onSort: onSort) { run in
        Row(run.name, opens: NavigationAction {}).cells(run.distance, run.date)
      }
    }
  }

  static let people = Screen("People") {
    List(["Ada Lovelace", "Bo"], id: \.self) { name in
      Row(name, detail: "runs", opens: NavigationAction {}).avatar(nil)
    }
    List(["Soup", "Stew"], id: \.self, label: "Recipes") { name in
      Row(name, detail: "30 min", opens: NavigationAction {})
        .picture(name == "Soup" ? .data(photo) : nil)
    }
    .layout(.grid)
    Row("Cream", isChecked: true) { _ in }.icon(.cart)
    Row("Lost") {}.picture(noPicture)
  }

  static let figures = Screen("This month") {
    Metric("Distance", value: "42.5 km", trend: .up("2 km more than in April"))
    Chart("Distance a day", points: week)
    Chart("Pace", points: week, style: .line)
  }

  static let piece = Screen("Route") {
    NativePiece(RouteMap(places: ["Start", "Lake\u{1B}[2J"]), label: "Route map") {
      Text("From the start to the lake.")
    }
    NativePiece(RouteMap(places: []), label: "Empty map") {}
  }

  static let buttons = Screen("Groups") {
    EmptyState("No groups yet", symbol: .people, message: "Start one.") {
      Button("Start one", symbol: .add) {}
    }
  } toolbar: {
    Button("New", symbol: .add) {}
    Button("Search", symbol: .search) {}
  }
}
