import CalcotContent
import CalcotTerminal
import CalcotTree
import Testing

struct SymbolSignTests {
  @Test(
    "are one character, one column wide, that no terminal shows as an emoji", arguments: Symbol.all)
  func sign(_ symbol: Symbol) throws {
    #expect(symbol.sign.count == 1)
    #expect(DisplayWidth.of(symbol.sign) == 1)
    let scalars = symbol.sign.unicodeScalars
    let scalar = try #require(scalars.first)
    #expect(scalars.count == 1, "terminals disagree about sequences")
    #expect(!scalar.properties.isEmoji)
    #expect(scalar.properties.generalCategory != .nonspacingMark)
  }

  @Test func `differ from each other`() {
    #expect(Set(Symbol.all.map(\.sign)).count == Symbol.all.count)
  }

  @Test func `the signs of changes and of a table's order are one column wide, too`() {
    for trend in [Trend.up(""), .down(""), .level("")] {
      #expect(DisplayWidth.of(trend.sign) == 1)
    }
    for order in [TableColumn.Order.ascending, .descending] {
      #expect(DisplayWidth.of(TableColumn("a", "A", order: order).sign) == 1)
    }
  }
}
