import Calcot
import CalcotContent
import CalcotViews
import Foundation

/// A list with a row of each use, a link, and what stands in place of a list without rows.
struct OrderRows: SemanticView {
  let viewModel: Order
  private var order: Order { viewModel }

  var screen: Screen {
    Screen("Rows") {
      List(["Plain", "Acting", "Leading", "Checked"], id: \.self, row: row)
      Section(footer: "From the market.") {
        if let address = try? WebAddress("https://example.org/leeks") {
          Link("Website", to: address)
        }
      }
      EmptyState("No leeks", message: "They are out of season.") {
        Button("Wait") { order.note("waited") }
        Button("Leave") { order.note("left") }
      }
    }
  }

  private func row(_ title: String) -> Row {
    switch title {
    case "Acting": Row(title, detail: "now") { order.note("acted") }.badge(3)
    case "Leading": Row(title, opens: try? WebAddress("https://example.org/leads"))
    case "Checked":
      Row(title, isChecked: order.values.isPacked) { order.set(\.isPacked, $0) }
    default: Row(title)
    }
  }
}
