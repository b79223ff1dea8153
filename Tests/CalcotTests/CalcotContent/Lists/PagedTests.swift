import Calcot
import CalcotContent
import Testing

@Suite("A paged list")
struct PagedTests {
  private func filled(_ pages: Int..., total: Int = 1_000) -> Paged<Int> {
    var list = Paged<Int>()
    for page in pages {
      list.insert(
        Page(start: page * 100, elements: Array(page * 100..<page * 100 + 100), total: total))
    }
    return list
  }

  @Test func `asks for the whole pages that are missing, in order`() {
    let list = filled(0, 3)
    #expect(list.count == 1_000)
    #expect(list.missing(in: 50..<420) == [100..<200, 200..<300, 400..<500])
    #expect(list.missing(in: 0..<100) == [])
    #expect(list.missing(in: 0..<0) == [])
    #expect(Paged<Int>().missing(in: 0..<30) == [0..<100])
    #expect(Paged<Int>().missing(in: 9_980..<10_000) == [9_900..<10_000])
    #expect(filled(3, total: 400).missing(in: 900..<1_000) == [0..<100], "it begins anew")
  }

  @Test func `has what was inserted, and nil for the rest`() {
    let list = filled(0, 3)
    #expect(list[99] == 99)
    #expect(list[100] == nil)
    #expect(list[350] == 350)
    #expect(list.loaded.count == 200)
  }

  @Test func `drops pages that may be out of date when the list has another length`() {
    var list = filled(0, 3)
    list.insert(Page(start: 100, elements: Array(100..<200), total: 999))
    #expect(list.count == 999)
    #expect(list[0] == nil)
    #expect(list[150] == 150)
  }

  @Test(
    arguments: [1, 7, 100, 999, 1_000],
    [0..<1_000, 4_500..<4_501, 0..<1_000_000, Int.max - 1..<Int.max])
  func `drops nothing in view, and comes down to some thousand elements`(
    pageSize: Int, shown: Range<Int>
  ) {
    var list = Paged<Int>(pageSize: pageSize)
    list.insert(Page(start: 0, elements: Array(0..<30_000), total: 1_000_000))
    list.forget(farFrom: shown)
    #expect(list.missing(in: shown).isEmpty)
    #expect((4_000...10_000).contains(list.loaded.count))
  }

  @Test func `changes elements in place, and asks again for a page that has lost one`() {
    var list = filled(0, 1, 2)
    list.update { $0 == 150 ? nil : $0 * 2 }
    #expect(list.count == 999)
    #expect(list[149] == 298)
    #expect(list[150] == 302)
    #expect(list[199] == nil)
    #expect(list[200] == nil)
    #expect(list.missing(in: 0..<300) == [100..<200, 200..<300])
  }

  @Test(arguments: [10, 1_000, Int.max])
  @MainActor func `has rows of its loaded elements, however long it is`(total: Int) {
    var list = Paged<Int>(pageSize: 5)
    list.insert(Page(start: 5, elements: Array(5..<10), total: total))
    let rows = list.rows { "row \($0)" }
    #expect(rows.count == list.count)
    #expect(rows[4] == nil && rows[5] == "row 5")
    #expect(rows.loaded == (5..<10).map { "row \($0)" })
    #expect(rows.hasSameElements(as: list.rows { "other \($0)" }))
  }

  @Test func `that ends with a shorter page misses nothing of that page`() {
    var list = Paged<Int>()
    list.insert(Page(start: 0, elements: [1, 2, 3], total: 3))
    #expect(list.missing(in: 0..<100) == [])
    list.update { $0 == 2 ? nil : $0 }
    #expect(list.loaded == [1, 3])
    #expect(list.missing(in: 0..<100) == [])
  }
}
