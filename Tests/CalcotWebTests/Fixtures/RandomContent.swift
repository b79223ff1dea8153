import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import CalcotViews
import Foundation

/// A generator of content of the kinds that are neither texts nor lists of rows.
@MainActor
enum RandomContent {
  static func symbol(_ random: inout SeededGenerator) -> Symbol {
    Symbol.all.randomElement(using: &random) ?? .star
  }

  /// Returns a picture, or what stands in the place of one.
  static func source(_ random: inout SeededGenerator) -> ImageSource? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: nil
    case 1: .symbol(symbol(&random))
    case 2: .initials(RandomText.make(&random))
    case 3: .data(.none)
    case 4: (try? WebAddress("https://example.org/a.png")).map { .address($0) }
    default: .data(.png(Int.random(in: 1...3, using: &random)))
    }
  }

  static func make(_ random: inout SeededGenerator) -> any Content {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let roles = [ImageRole.picture, .avatar, .icon]
      return Image(
        source(&random), label: RandomText.make(&random),
        role: roles.randomElement(using: &random) ?? .icon)
    case 1: return Text(RandomText.make(&random), symbol: symbol(&random))
    case 2: return metric(&random)
    case 3: return chart(&random)
    case 4, 5: return table(&random)
    case 6:
      let text = RandomText.make(&random)
      return NativePiece(text, label: text) { Text(text) }
    case 7:
      let hasSymbol = Bool.random(using: &random)
      return EmptyState(
        RandomText.make(&random), symbol: hasSymbol ? symbol(&random) : nil,
        message: hasSymbol ? nil : RandomText.make(&random)
      ) { Button("Start") {} }
    case 8:
      let address = try? WebAddress("https://example.org/\(Int.random(in: 0...2, using: &random))")
      return Row(RandomText.make(&random), opens: address).badge(RandomText.make(&random))
    default: return field(&random)
    }
  }

  private static func metric(_ random: inout SeededGenerator) -> Metric {
    let text = RandomText.make(&random)
    let trends: [Trend?] = [nil, .up(text), .down(text), .level(text)]
    return Metric(
      RandomText.make(&random), value: text, trend: trends.randomElement(using: &random) ?? nil)
  }

  private static func chart(_ random: inout SeededGenerator) -> Chart {
    let count = Int.random(in: 0...14, using: &random)
    let points = (0..<count).map { place in
      let value = Double.random(in: -5...5, using: &random)
      return ChartPoint(RandomText.make(&random), value, text: "\(place) \(value)")
    }
    let series = (0..<Int.random(in: 0...3, using: &random)).map {
      ChartSeries("\($0)", points: points.dropLast($0))
    }
    return Chart(
      RandomText.make(&random), series: series,
      style: Bool.random(using: &random) ? .bars : .line)
  }

  private static func table(_ random: inout SeededGenerator) -> Table {
    let orders = [TableColumn.Order.ascending, .descending, nil]
    let columns = (0..<Int.random(in: 1...4, using: &random)).map { place in
      TableColumn(
        "\(place)", RandomText.make(&random), isSortable: Bool.random(using: &random),
        order: orders.randomElement(using: &random) ?? nil,
        isNumeric: Bool.random(using: &random))
    }
    let keys = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
    let cells = RandomText.make(&random)
    let rows = keys.map { Line(id: $0) }
    return Table(rows, columns: columns) { row in
      let line = Row("Row \(row.id)") {}.cells(cells, "\(row.id)")
      return row.id % 3 == 0 ? line.actions { Button("Remove") {} } : line
    }
  }

  /// Returns a field of one of the kinds that have a value.
  private static func field(_ random: inout SeededGenerator) -> any Content {
    let isEnabled = Bool.random(using: &random)
    let error = Bool.random(using: &random) ? RandomText.make(&random) : nil
    let number = Int.random(in: 0...9, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return Toggle("Switch", isOn: number > 4, error: error, isEnabled: isEnabled) { _ in }
    case 1:
      return Picker(
        "Choice", selection: number, of: Array(0...Int.random(in: 1...12, using: &random)),
        label: { "Option \($0)" }, error: error, isEnabled: isEnabled
      ) { _ in }
    case 2:
      return NumberField("Number", value: number, in: 0...9, error: error, isEnabled: isEnabled) {
        _ in
      }
    case 3:
      return NumberStepper("Steps", value: number, in: 0...9, error: error, isEnabled: isEnabled) {
        _ in
      }
    default:
      return DatePicker(
        "Day", date: Date(timeIntervalSince1970: Double(number) * 86_400), in: .gmt, error: error,
        isEnabled: isEnabled
      ) { _ in }
    }
  }

  private struct Line: Identifiable { let id: Int }
}
