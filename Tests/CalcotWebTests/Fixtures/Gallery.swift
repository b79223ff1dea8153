import Calcot
import CalcotContent
import CalcotTree
import CalcotViews
import Foundation
import Observation

/// An app with one screen that has every kind of content.
enum GalleryRoute: LinkedRoute {
  case all
  static let links = Links<GalleryRoute>(RouteLink("", .all))
}

/// A value that the tests show by HTML of its own.
struct Track: Hashable, Sendable {
  var places = [1, 5, 2]
}

@MainActor @Observable
final class Gallery {
  struct Run: Identifiable {
    let id: String
    let kilometres: Int
    let note: String
  }

  var photo: ImageSource? = .data(.png(30, 20))
  /// A picture that cannot be shown.
  var broken: ImageSource? = .data(.none)
  var portrait: ImageSource? = .data(.png(20, 20))
  var track = Track()
  var order = TableColumn.Order.ascending
  var isOn = true
  var words = ""
  var runs = [
    Run(id: "Hill", kilometres: 12, note: "Steep"), Run(id: "Lake", kilometres: 8, note: ""),
    Run(id: "Old town and the river", kilometres: 21, note: "With Ada"),
  ]

  var sorted: [Run] {
    runs.sorted {
      order == .ascending ? $0.kilometres < $1.kilometres : $0.kilometres > $1.kilometres
    }
  }

  var columns: [TableColumn] {
    [
      TableColumn("name", "Name"),
      TableColumn("far", "Distance", isSortable: true, order: order, isNumeric: true),
      TableColumn("note", "Note"),
    ]
  }

  var points: [ChartPoint] {
    zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], [5.2, 0, 8, 3.5, 0, 12, -2]).map {
      ChartPoint($0, $1, text: "\($1) km")
    }
  }
}

final class GalleryCoordinator: Coordinator {
  let navigation = StackNavigation<GalleryRoute>(root: .all)
  let gallery: Gallery

  init(_ gallery: Gallery) { self.gallery = gallery }

  func calcot(for route: GalleryRoute, at place: RoutePlace<GalleryRoute>) -> Placed {
    place.screen { Calcot(GalleryViewModel(gallery), view: GalleryView.init) }
  }
}

@MainActor @Observable
final class GalleryViewModel {
  let gallery: Gallery

  init(_ gallery: Gallery) { self.gallery = gallery }

  func sorted(_ column: TableColumn.ID) {
    gallery.order = gallery.order == .ascending ? .descending : .ascending
  }
}

struct GalleryView: SemanticView {
  let viewModel: GalleryViewModel
  private var gallery: Gallery { viewModel.gallery }

  init(_ viewModel: GalleryViewModel) { self.viewModel = viewModel }

  var screen: Screen {
    Screen("Gallery") {
      pictures
      figures
      lists
      rest
    } toolbar: {
      Button("Add", symbol: .add, role: .main) {}
      Button("Share", symbol: .share) {}
    }
  }

  private var pictures: [any Content] {
    [
      Text("Pictures", role: .heading), Image(gallery.photo, label: "A hill at sunset"),
      Image(gallery.portrait, label: "Ada", role: .avatar),
      Image(.initials(of: "Ada Lovelace"), label: "Ada Lovelace", role: .avatar),
      Image(nil, label: "Being loaded"), Image(gallery.broken, label: "A picture that is none"),
      Image(.symbol(.map), label: "A map", role: .icon), Text("Barcelona", symbol: .place),
    ]
  }

  private var figures: [any Content] {
    [
      Metric("This week", value: "26.7 km", trend: .up("2 km more than last week")),
      Metric("Runs", value: "4", trend: .level("As last week")),
      Metric("Pace", value: "5:20", trend: .down("0:05 faster")),
      Chart("Distance", points: gallery.points),
      Chart("Pace", points: gallery.points, style: .line), Chart("Nothing yet", points: []),
      NativePiece(gallery.track, label: "The way") {
        Text("By way of " + gallery.track.places.map { "\($0)" }.joined(separator: ", "))
      },
    ]
  }

  private var lists: [any Content] {
    [
      Table(gallery.sorted, columns: gallery.columns, onSort: viewModel.sorted) { run in
        Row(run.id) {}.cells("\(run.kilometres) km", run.note).avatar(nil)
          .actions { Button("Delete", role: .destructive) {} }
      },
      List(gallery.runs, label: "Routes") { run in
        Row(run.id, detail: "\(run.kilometres) km") {}.picture(gallery.photo).badge(run.kilometres)
      }.layout(.grid),
      List(gallery.runs, label: "People") { run in
        Row(run.id, detail: "\(run.kilometres) km", opens: try? WebAddress("https://a.example"))
          .avatar(run.kilometres > 10 ? gallery.portrait : nil)
      },
      Section("Settings") {
        Row("Map") {}.icon(.map)
        Row("Notes", isChecked: gallery.isOn) { gallery.isOn = $0 }.picture(gallery.photo)
        Toggle("Alerts", isOn: gallery.isOn) { gallery.isOn = $0 }
        Button("Sign out", symbol: .lock) {}
      },
    ]
  }

  private var rest: [any Content] {
    [
      TextField("Note", text: gallery.words) { gallery.words = $0 },
      Text("What is read keeps its measure. " + String(repeating: "It goes on and on. ", count: 9)),
      EmptyState("No photos yet", symbol: .camera, message: "Take one.") {
        Button("Take one", symbol: .camera, role: .main) {}
      },
    ]
  }
}

extension CalcotApp {
  @MainActor
  static func gallery(_ gallery: Gallery) -> CalcotApp { CalcotApp(GalleryCoordinator(gallery)) }
}
