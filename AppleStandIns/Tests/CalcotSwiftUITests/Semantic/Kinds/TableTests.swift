import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotUIKit

@MainActor
@Suite("A table in SwiftUI")
struct TableTests {
  @Test func `has a header and columns where the width is regular, numbers at their end`() throws {
    let shown = ShownAlbum(.table, isWide: true)
    for line in ["Name", "Distance", "Day", "Run 0", "Distance 0 km", "Day Day 0"] {
      #expect(shown.lines.contains(line), "\(shown.lines)")
    }
    #expect(shown.screen.top.all(.text).filter { $0.label == "Distance 0 km" }.count == 1)
    let cells = try shown.row("Run 0").all.filter { $0.alignment != nil }
    #expect(cells.map(\.alignment) == [.leading, .trailing, .leading])
    try shown.screen.use("Run 2", as: .row, in: nil)
    #expect(shown.album.asked == ["run 2"])
  }

  @Test func `says by which column it is sorted, and asks the app for another order`() throws {
    for isWide in [true, false] {
      for (order, label, image) in [
        (CalcotContent.TableColumn.Order.ascending, "Distance, sorted upwards", "chevron.up"),
        (.descending, "Distance, sorted downwards", "chevron.down"), (nil, "Distance", nil),
      ] as [(CalcotContent.TableColumn.Order?, String, String?)] {
        let shown = ShownAlbum(.table, isWide: isWide) { $0.order = order }
        let button = try #require(shown.screen.top.all(.button).first { $0.name == "Distance" })
        #expect(button.label == label)
        #expect(button.systemImage == image)
        try shown.screen.use("Name", as: .button, in: nil)
        try shown.screen.use("Distance", as: .button, in: nil)
        #expect(shown.album.asked == ["sort name", "sort km"])
        #expect(shown.screen.warnings == [])
      }
    }
  }

  @Test func `is a list where the width is compact, with what is in the cells as details`() {
    let shown = ShownAlbum(.table)
    #expect(shown.lines.contains("Distance 0 km · Day Day 0"))
    #expect(shown.lines.contains("Day Day 1"))
    #expect(!shown.lines.contains("Day"))
  }

  @Test func `is shown without rows, and with cells more or less than columns`() {
    let shown = ShownAlbum(.table, isWide: true) { $0.count = 0 }
    #expect(shown.lines == ["Table", "Name", "Distance", "Day"])
    let parts = TableParts([CalcotContent.TableColumn("a", "A", isSortable: true)], [])
    #expect(parts.columns.map(\.button) == [nil])
    #expect(parts.list == nil)
  }
}
