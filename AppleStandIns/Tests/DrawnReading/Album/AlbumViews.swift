import Calcot
import CalcotContent
import CalcotTree
import CalcotViews
import Foundation

/// A picture, symbols beside words, and rows with a picture each.
struct AlbumPictures: SemanticView {
  let viewModel: Album

  var screen: Screen {
    Screen("Pictures") {
      Image(viewModel.picture, label: "The harbour", role: viewModel.pictureRole)
      Text("By the sea", symbol: .place)
      Button("Share", symbol: .share) { viewModel.note("shared") }
      EmptyState("No other pictures", symbol: .photo, message: "Take one.")
      List(["Ada Lovelace", "Mary", "Grace"], id: \.self, row: row)
    } toolbar: {
      Button("Add", symbol: .add, role: .main) { viewModel.note("added") }
    }
  }

  private func row(_ name: String) -> Row {
    switch name {
    case "Mary": Row(name, detail: "plain").picture(viewModel.picture)
    case "Grace": Row(name) { viewModel.note(name) }.icon(.star)
    default: Row(name) { viewModel.note(name) }.avatar(viewModel.avatar)
    }
  }
}

struct AlbumFigures: SemanticView {
  let viewModel: Album

  var screen: Screen {
    Screen("Figures") {
      Metric("This week", value: "12 km", trend: viewModel.trend)
      Chart("Distance", series: viewModel.series, style: viewModel.style)
    }
  }
}

struct AlbumTable: SemanticView {
  let viewModel: Album

  var screen: Screen {
    Screen("Table") {
      Table((0..<viewModel.count).map { Run(id: $0) }, columns: columns) {
        viewModel.note("sort \($0)")
      } row: { run in
        Row("Run \(run.id)") { viewModel.note("run \(run.id)") }
          .cells(run.id == 1 ? "" : "\(run.id) km", "Day \(run.id)")
      }
    }
  }

  private struct Run: Identifiable { let id: Int }

  private var columns: [TableColumn] {
    [
      TableColumn("name", "Name", isSortable: true),
      TableColumn(
        "km", "Distance", isSortable: true, order: viewModel.order, isNumeric: true),
      TableColumn("day", "Day"),
    ]
  }
}

struct AlbumGrid: SemanticView {
  let viewModel: Album

  var screen: Screen {
    Screen("Grid") {
      List(0..<viewModel.count, id: \.self) { number in
        Row("Card \(number)", detail: "detail") { viewModel.note("card \(number)") }
          .picture(.symbol(.food))
          .actions { Button("Drop", role: .destructive) { viewModel.note("drop \(number)") } }
      }
      .layout(.grid)
      .onShow { viewModel.show($0) }
    }
  }
}

struct AlbumPiece: SemanticView {
  let viewModel: Album

  var screen: Screen {
    Screen("Piece") {
      if let map = viewModel.map {
        NativePiece(AlbumMap(place: map), label: "The way") {
          Text("North of the mill")
          List(["Mill", "Bridge"], id: \.self) { Row($0) }
        }
      }
      NativePiece(12, label: "A number") { Text("Twelve") }
    }
  }
}

struct AlbumChoice: SemanticView {
  let viewModel: Album

  var screen: Screen {
    Screen("Choice") {
      Picker("Few", selection: 1, of: Array(0..<7), label: { "Number \($0) of the few" }) {
        viewModel.note("\($0)")
      }
      Picker("Many", selection: 1, of: Array(0..<8), label: { "Number \($0)" }) {
        viewModel.note("\($0)")
      }
    }
  }
}
