import Calcot
import CalcotContent
import CalcotTree
import CalcotViews
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
struct PictureMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func picture(
    _ source: ImageSource?, role: ImageRole = .picture, _ renderer: PageRenderer? = nil
  ) throws -> PageNode {
    let page = try (renderer ?? self.renderer).page(Image(source, label: "A hill", role: role))
    return try #require(page.first { $0.classes.contains("image") }?.children.first)
  }

  @Test func `is loaded from the site, with its size and its label`() throws {
    let image = try picture(.data(.png(30, 20)))
    #expect(image.tag == "img" && image.classes == ["picture"])
    #expect(image.attributes["src"]?.hasPrefix("/calcot/image/") == true)
    #expect(image.attributes["alt"] == "A hill" && image.attributes["loading"] == "lazy")
    #expect(image.attributes["width"] == "30" && image.attributes["height"] == "20")
  }

  @Test func `is its label with a sign where it cannot be shown`() throws {
    let elsewhere = try ImageSource.address(WebAddress("https://example.org/a.png"))
    let mail = try ImageSource.address(WebAddress("mailto:a@example.org"))
    for source in [.data(.none), elsewhere, mail, .data(.png(100_000, 100_000))] {
      let image = try picture(source)
      #expect(image.tag == "span" && image.classes == ["picture", "missing"])
      #expect(image.attributes["role"] == "img" && image.attributes["aria-label"] == "A hill")
      #expect(image.text == "A hill" && image.children.first?.tag == "svg")
    }
  }

  @Test func `is loaded from an origin that is allowed, which does not learn of the page`() throws {
    let images = PageImages(
      served: PageImages().served, origins: ImageOrigins(["https://Example.org:443"]))
    let renderer = PageRenderer(
      words: .english, language: "en", form: .init(token: "t"), images: images)
    let image = try picture(.address(WebAddress("https://example.org/a.png?b=1&c")), renderer)
    #expect(image.attributes["src"] == "https://example.org/a.png?b=1&c")
    #expect(image.attributes["referrerpolicy"] == "no-referrer")
  }

  @Test func `is a place, a symbol or letters where nothing is loaded`() throws {
    let place = try picture(nil)
    #expect(place.classes == ["picture", "loading"] && place.attributes["aria-label"] == "A hill")
    let sign = try picture(.symbol(.map), role: .icon)
    #expect(sign.classes == ["icon", "sign"] && sign.children.first?.tag == "svg")
    let letters = try picture(.initials(of: "Ada von Lovelace"), role: .avatar)
    #expect(letters.classes == ["avatar", "initials", "c4"])
    #expect(letters.attributes["data-initials"] == "AL" && !letters.text.contains("AL"))
  }

  @Test func `has no words of its own in a row, whose title names it`() throws {
    let page = try renderer.page(
      Row("Ada", detail: "Runs").avatar(nil), Row("Hill").picture(.data(.png())),
      Row("Map").icon(.map), Row("None").picture(.data(.none)))
    let media = page.all.filter { $0.classes.contains("media") }
    #expect(media.map(\.tag) == ["span", "img", "span", "span"])
    #expect(media[1].attributes["alt"] == "")
    for index in [0, 2, 3] {
      #expect(media[index].attributes["aria-hidden"] == "true")
      #expect(media[index].attributes["role"] == nil)
    }
    #expect(media.map(\.text) == ["", "", "", ""])
    #expect(media[0].attributes["data-initials"] == "A")
  }

  @Test(arguments: hostileTexts.indices)
  func `stays a picture, whatever its label is`(_ place: Int) throws {
    let text = hostileTexts[place]
    let page = try renderer.page(
      Image(.data(.png()), label: text), Image(.initials(text), label: text),
      Image(nil, label: text), Text(text, symbol: .star), Button(text, symbol: .star) {})
    #expect(page.first { $0.tag == "img" }?.attributes.keys.contains("onerror") == false)
    #expect(page.first { ["script", "b"].contains($0.tag) } == nil)
  }

  @Test func `of a label and a button has a symbol before the words`() throws {
    let page = try renderer.page(Text("Here", symbol: .place), Button("Add", symbol: .add) {})
    for (tag, words) in [("p", "Here"), ("button", "Add")] {
      let node = try #require(page.first { $0.tag == tag })
      #expect(node.children.map(\.tag) == ["svg", "span"] && node.text == words)
      #expect(node.children[0].attributes["aria-hidden"] == "true")
    }
  }

  @Test func `is the symbol of a tab and of an empty list`() throws {
    let bar = WebScene.Bar(
      container: ScreenID(rawValue: 2), kind: .tabs, titles: ["Runs", "People"],
      symbols: [1: .people], selected: 0)
    let tabs = try PageReader.read("<x>\(renderer.html([.bar(bar)]))</x>")
    let links = tabs.all.filter { $0.parent?.parent?.tag == "nav" && $0.tag == "button" }
    #expect(links.map { $0.first { $0.tag == "svg" } != nil } == [false, true])
    let empty = try renderer.page(EmptyState("No runs", symbol: .run))
    #expect(empty.first { $0.classes.contains("empty") }?.children.first?.tag == "svg")
  }
}
