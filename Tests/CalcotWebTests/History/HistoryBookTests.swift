import CalcotTesting
import CalcotWeb
import Foundation
import Testing

@Suite("The browser's history")
struct HistoryBookTests {
  private let root = HistoryPlace(trails: [[1, 2]])
  private let item = HistoryPlace(trails: [[1, 2, 3]])
  private let sheet = HistoryPlace(trails: [[1, 2, 3], [4, 5]])
  private let question = HistoryPlace(trails: [[1, 2, 3], [4, 5]], dialog: 9)
  private let other = HistoryPlace(trails: [[1, 7]])

  private func book(_ places: HistoryPlace...) -> HistoryBook {
    var book = HistoryBook(at: root, url: "/")
    for (number, place) in places.enumerated() {
      book.used()
      #expect(book.show(place, url: "/\(number + 1)") == .push(number + 1, "/\(number + 1)"))
    }
    return book
  }

  @Test func `gets an entry for each place that the user goes to`() {
    let book = book(item, sheet, question)
    #expect(book.current == 3 && book.url == "/3")
  }

  @Test func `goes back where the page leads back, however far`() {
    var book = book(item, sheet, question)
    book.used()
    #expect(book.show(item, url: "/1") == .go(1))
    book.used()
    #expect(book.show(root, url: "/") == .go(0))
    #expect(book.current == 0)
  }

  @Test func `gets no entry that no user has made`() {
    var book = HistoryBook(at: root, url: "/")
    #expect(book.show(item, url: "/1") == .replace(0, "/1"))
    #expect(book.show(sheet, url: nil) == nil)
    #expect(book.url == "/1", "what has no address keeps that of what is under it")
  }

  @Test func `forgets what was ahead when it goes elsewhere`() {
    var book = book(item, sheet)
    book.used()
    #expect(book.show(item, url: "/1") == .go(1))
    book.used()
    #expect(book.show(other, url: "/o") == .push(2, "/o"))
    #expect(book.entry(2)?.place == other && book.entry(3) == nil)
  }

  @Test func `replaces the place that a link led to when the user goes to the place above it`() {
    var book = HistoryBook(at: item, url: "/1", index: 4)
    book.used()
    #expect(book.show(root, url: "/") == .replace(4, "/"))
    #expect(book.current == 4)
  }

  @Test func `leads from a tab back to the tab before, not to an older place like it`() {
    var book = book(other)
    book.used()
    #expect(book.show(root, url: "/") == .push(2, "/"))
  }

  @Test func `gets no entry for a question that a step back has asked`() {
    var book = book(item, sheet)
    book.used()
    #expect(book.stay() == .go(2))
    #expect(book.show(question, url: nil) == nil)
    #expect(book.current == 2 && book.entry(3) == nil)
    book.used()
    #expect(book.show(item, url: "/1") == .go(1))
  }

  @Test func `follows the browser, and puts the address back where the app stays`() {
    var book = book(item, sheet)
    #expect(book.stay() == .go(2))
    #expect(book.went(to: 0, root, url: "/") == nil)
    #expect(book.current == 0)
    #expect(book.went(to: 2, item, url: "/1") == .replace(2, "/1"))
    #expect(book.went(to: 77, item, url: "/1") == .go(2))
  }

  @Test(arguments: [-1_000_000_000, 1_000_000_000, 999_999_999_999_999, Int.max, .min])
  func `has no index that no browser can have`(_ index: Int) {
    var book = HistoryBook(at: root, url: "/", index: index)
    #expect(book.current == 0)
    book.moveCurrent(to: index)
    #expect(book.current == 0)
  }

  @Test(arguments: 0..<UInt64(20))
  func `can be read again, whatever browsers have said`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let indices = [-1, 0, 1, 5, 199, 200, 999_999_999, 1_000_000_000, 999_999_999_999_999, .max]
    var book = HistoryBook(at: root, url: "/", index: indices.randomElement(using: &random) ?? 0)
    for step in 0..<500 {
      let place = HistoryPlace(trails: [[1, Int.random(in: 0..<1_000, using: &random)]])
      switch Int.random(in: 0..<20, using: &random) {
      case 0: book.moveCurrent(to: indices.randomElement(using: &random))
      case 1: book.moveCurrent(to: book.current + 1)
      case 2: _ = book.went(to: book.current - 1, place, url: "/\(step)")
      default:
        book.used()
        _ = book.show(place, url: "/\(step)")
      }
    }
    let read = try JSONDecoder().decode(HistoryBook.self, from: JSONEncoder().encode(book))
    #expect(read == book)
  }

  @Test(arguments: [
    ("0", "0", 1, true), ("7", "9", 3, true), ("0", "199", 200, true), ("0", "1", 1, false),
    ("1", "0", 1, false), ("-1", "-1", 1, true), ("0", "0", 0, false), ("0", "0", 201, false),
    ("9999999999999999", "9999999999999999", 1, false),
    ("-9223372036854775808", "9223372036854775807", 1, false),
  ])
  func `is not read where its entries and indices do not agree`(
    _ first: String, _ current: String, _ count: Int, _ isRead: Bool
  ) {
    let entry = #"{"place":{"trails":[[1]]},"url":"/"}"#
    let entries = Array(repeating: entry, count: count).joined(separator: ",")
    let text = #"{"entries":[\#(entries)],"first":\#(first),"current":\#(current),"isUsed":false}"#
    let book = try? JSONDecoder().decode(HistoryBook.self, from: Data(text.utf8))
    #expect((book != nil) == isRead)
  }

  @Test func `remembers so many entries and no more`() {
    var book = HistoryBook(at: root, url: "/")
    for number in 1...(HistoryBook.limit + 50) {
      book.used()
      _ = book.show(HistoryPlace(trails: [[1, number + 10]]), url: "/\(number)")
    }
    #expect(book.entry(0) == nil && book.entry(51) != nil)
    #expect(book.current == HistoryBook.limit + 50)
  }
}
