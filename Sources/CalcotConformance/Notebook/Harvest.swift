import Calcot
import CalcotTree
import CalcotViews
import Foundation
import Observation

/// The ViewModel of a screen with every kind of figure: pictures, numbers, a table.
@MainActor @Observable
final class HarvestViewModel {
  struct Field: Identifiable {
    let id: String
    let tons: Int
  }

  /// A picture of one pixel.
  let photo = ImageSource.data(ImageData(Data(HarvestViewModel.pixel)))
  /// Bytes in no known format.
  private(set) var broken: ImageSource?
  private(set) var fields = [
    Field(id: "North", tons: 3), Field(id: "South", tons: 5), Field(id: "East", tons: 4),
  ]
  private(set) var sorted = ""
  private(set) var order = TableColumn.Order.ascending

  nonisolated init() {}

  func breakPhoto() { broken = .data(ImageData(Data("no picture".utf8))) }

  var columns: [TableColumn] {
    [
      TableColumn("field", "Field", isSortable: true, order: sorted == "field" ? order : nil),
      TableColumn(
        "tons", "Tons", isSortable: true, order: sorted == "tons" ? order : nil, isNumeric: true),
    ]
  }

  func sortTapped(_ column: TableColumn.ID) {
    order = sorted == column && order == .ascending ? .descending : .ascending
    sorted = column
    fields.sort { column == "tons" ? $0.tons < $1.tons : $0.id < $1.id }
    if order == .descending { fields.reverse() }
  }

  var years: [ChartPoint] {
    [ChartPoint("2024", 9, text: "9 t"), ChartPoint("2025", 12, text: "12 t")]
  }

  /// A PNG of one pixel.
  nonisolated private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0,
    0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 0x0C, 0x49, 0x44, 0x41,
    0x54, 0x78, 0xDA, 0x63, 0xB0, 0xEA, 0xB1, 2, 0, 2, 4, 1, 1, 0xED, 0x78, 0x63, 0xE2, 0, 0, 0,
    0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}

/// A value for which no host of the tests has a view.
private struct FieldMap: Hashable { let fields: [String] }

struct HarvestView: SemanticView {
  let viewModel: HarvestViewModel

  var screen: Screen {
    Screen("Harvest") {
      Image(viewModel.photo, label: "A leek in the sun")
      if let broken = viewModel.broken { Image(broken, label: "A leek in the rain") }
      Text("Valls", symbol: .place)
      Metric("This year", value: "12 t", trend: .up("3 t more than last year"))
      Chart("Harvest by year", points: viewModel.years)
      NativePiece(FieldMap(fields: viewModel.fields.map(\.id)), label: "Map of the fields") {
        Text("Three fields by the river")
      }
    }
  }
}

/// The fields of the harvest, on a screen of its own, so that a small host shows them all.
struct FieldsView: SemanticView {
  let viewModel: HarvestViewModel

  var screen: Screen {
    Screen("Fields") {
      Table(viewModel.fields, columns: viewModel.columns, onSort: viewModel.sortTapped) { field in
        Row(field.id).cells("\(field.tons)")
      }
      List(viewModel.fields, label: "Growers") { field in
        Row("Grower \(field.id)") { viewModel.sortTapped("field") }.avatar(nil)
      }
      .layout(.grid)
      Button("Water", symbol: .add) {}
    }
  }
}
