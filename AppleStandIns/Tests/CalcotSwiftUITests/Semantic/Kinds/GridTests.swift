import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotUIKit

@MainActor
@Suite("A grid in SwiftUI")
struct GridTests {
  @Test func `has as many cards beside each other as fit, and rows where one does`() {
    for (width, across) in [(390.0, 2), (1_000, 6), (250, 1), (0, 1)] {
      let shown = ShownAlbum(.grid, isWide: true) { $0.count = 10 }
      shown.screen.size = CGSize(width: width, height: 800)
      shown.screen.settle()
      let rows = shown.screen.top.all(.row)
      #expect(rows.count == (10 + across - 1) / across, "\(width)")
      #expect(rows.first?.all(.button).count == across)
      for number in 0..<10 { #expect(shown.lines.contains("Card \(number)")) }
    }
  }

  @Test func `has cards that act, each with its own actions`() throws {
    let shown = ShownAlbum(.grid)
    try shown.screen.use("Card 1", as: .row, in: nil)
    let card = try #require(shown.screen.top.all(.button).first { $0.name == "Card 1" })
    #expect(card.label == "Card 1, detail")
    #expect(shown.screen.longPress(card, "Drop"))
    #expect(shown.screen.accessibilityAction(card, "Drop"))
    #expect(shown.album.asked == ["card 1", "drop 1", "drop 1"])
  }

  @Test func `asks for the rows that come into sight`() async {
    let shown = ShownAlbum(.grid) { $0.count = 10_001 }
    shown.screen.scroll(to: 2_500)
    await shown.settle()
    #expect(shown.lines.contains("Card 5000"))
    #expect(!shown.lines.contains("…"))
    #expect(shown.album.rowsAsked.contains { $0.contains(5_000) }, "\(shown.album.rowsAsked)")
    shown.screen.scroll(to: 5_001)
    await shown.settle()
    #expect(shown.lines.contains("Card 10000"))
    #expect(shown.screen.warnings == [])
  }

  @Test func `has lines for every number of cards and every width`() {
    for total in [-1, 0, 1, 7, Int.max] {
      for width in [-Double.infinity, -1, 0, .nan, 390, 1e300, .infinity] {
        for least in [0, 150, .nan, .infinity] as [Double] {
          let lines = CardLines(total: total, width: width, least: least)
          #expect((1...12).contains(lines.across))
          #expect(lines.rows(in: 0).count == min(max(total, 0), lines.across))
          #expect(lines.rows(in: .max).isEmpty && lines.rows(in: -1).isEmpty)
        }
      }
    }
  }
}
