import Calcot
import CalcotContent
import CalcotTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("An app's own markup")
struct OwnMarkupTests {
  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x", "blob:x", "file:///etc/passwd",
    "java\tscript\r\n:alert(1)", "unknown:x",
  ])
  func `keeps no address that could run code`(_ address: String) {
    #expect(!SafeMarkup.isSafe(address: address))
    let html = HTML.tag("a", attributes: ["href": address]) { HTML.text("x") }
    guard case .tag(let tag)? = html.nodes.first else { return }
    #expect(tag.attributes.isEmpty && html.problems.count == 1)
    #expect(!html.problems[0].contains(address))
  }

  @Test(arguments: [
    "/groups", "groups/1", "?a=b:c", "#x", "https://example.org", "HTTP://example.org", "",
    "mailto:a@example.org", "tel:+1", "./a:b", "//example.org/a:b",
  ])
  func `keeps other addresses`(_ address: String) {
    #expect(SafeMarkup.isSafe(address: address))
  }

  @Test(arguments: [
    "script", "style", "iframe", "object", "embed", "form", "SCRIPT", "use", "base",
    "foreignObject", "animate", "p onclick", "",
  ])
  func `leaves a tag out that could run code, and keeps its text`(_ name: String) {
    let html = HTML.tag(name) { HTML.text("words") }
    #expect(html.nodes == [.text("words")] && html.problems.count == 1)
  }

  @Test(arguments: [
    "onclick", "OnError", "style", "srcdoc", "formaction", "id", "data-do", "a b", "x=\"", "",
  ])
  func `leaves an attribute out that could run code`(_ name: String) {
    #expect(!SafeMarkup.mayHave(name.lowercased(), "x"))
  }

  @Test func `reports two controls that have one key`() {
    let html = HTML.tag("div") {
      HTML.button("Go") {}
      HTML.button("Go") {}
    }
    #expect(html.problems.count == 1 && html.problems.first?.contains("Go") == false)
  }

  @Test func `is made anew after a change that comes while it is made`() throws {
    let shelf = Shelf()
    let app = CalcotApp { _ in
      Calcot(remadeOn: shelf.booksDidChange) { ShelfViewModel(books: shelf.books, shelf: shelf) }
    }
    let host = ShelfHost()
    app.attach(host)
    let screen = try #require(app.tree.visible?.id)
    #expect(host.natives.shown(screen, in: app)?.nodes == [.text("0 books")])
    #expect(host.natives.shown(screen, in: app)?.nodes == [.text("2 books")])
    app.end()
  }
}

@MainActor
private final class Shelf {
  let booksDidChange = ObserverSet<Void>()
  private(set) var books = 0

  func load() {
    guard books == 0 else { return }
    books = 2
    booksDidChange.notify()
  }
}

@MainActor
private struct ShelfViewModel {
  let books: Int
  let shelf: Shelf

  /// The text, which somebody has to ask for before the books are read.
  var text: String {
    shelf.load()
    return "\(books) books"
  }
}

private final class ShelfPage: HTMLView {
  var viewModel: ShelfViewModel
  init(_ viewModel: ShelfViewModel) { self.viewModel = viewModel }
  var title: String { "Shelf" }
  var body: HTML { HTML.text(viewModel.text) }
}

private final class ShelfHost: AppHost {
  let name = "pages"
  let capabilities: Set<Capability> = []
  let natives: HTMLViews

  init() {
    var registry = HTMLRegistry()
    registry.views.register({ ShelfPage($0) }, erase: { $0 })
    natives = HTMLViews(registry) { _ in }
  }

  func update(_ update: HostUpdate) {
    for screen in update.changedScreens { natives.invalidate(screen) }
  }
}
