import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWebTesting
import Testing

@testable import CalcotWeb

@MainActor
@Suite("A page with every kind of content")
struct GalleryTests {
  private let gallery = Gallery()
  private let mistakes = Locked<[String]>([])

  /// Without those of the gallery itself, which has a picture that is none.
  private var mistakesInPieces: [String] {
    mistakes.withLock { $0.filter { $0.contains("Track") } }
  }

  private func site() -> WebSite {
    WebSite(watch: { [mistakes] event in
      if case .mistake(let text) = event { mistakes.withLock { $0.append(text) } }
    }) { [gallery] _ in .gallery(gallery) }
  }

  @Test func `sorts its table without script`() async throws {
    let visit = SiteVisit(site())
    try await visit.go("/")
    func titles() -> [String?] {
      let rows = visit.page.all.filter { $0.tag == "tr" && $0.parent?.tag == "tbody" }
      return rows.map { $0.first { $0.classes.contains("title") }?.text }
    }
    #expect(titles() == ["Lake", "Hill", "Old town and the river"])
    try await visit.press("Distance")
    #expect(titles() == ["Old town and the river", "Hill", "Lake"])
    let head = visit.page.first { $0.attributes["aria-sort"] != nil }
    #expect(head?.attributes["aria-sort"] == "descending")
  }

  @Test func `is read in a driver as on every host`() async throws {
    gallery.broken = nil
    let app = TestApp(GalleryCoordinator(gallery), on: WebPageDriver())
    await app.settle()
    for line in [
      "A hill at sunset", "A picture that is none", "Barcelona",
      "This week 26.7 km ▲ 2 km more than last week", "Mon 5.2 km", "By way of 1, 5, 2",
      "Lake 8 km", "[Distance]",
    ] {
      #expect(app.text.contains(line), "\(line)")
    }
    await app.tap("Distance")
    #expect(gallery.order == .descending)
  }

  @Test func `shows each native value by the HTML that is registered for it`() async throws {
    let site = site()
    site.registerPiece { (track: Track) in
      HTML.tag("svg", attributes: ["viewBox": "0 0 10 10"]) {
        for place in track.places {
          HTML.tag("circle", attributes: ["cx": "\(place)", "cy": "5", "r": "1"])
        }
      }
      HTML.tag("p") { HTML.text("\(track.places.count) places") }
    }
    let visit = SiteVisit(site)
    try await visit.go("/")
    let piece = try #require(visit.page.first { $0.classes == ["piece", "own"] })
    #expect(piece.attributes["role"] == "group" && piece.attributes["aria-label"] == "The way")
    #expect(piece.children.map(\.tag) == ["svg", "p"] && piece.text == "3 places")
    #expect(piece.children[0].attributes["viewBox"] == "0 0 10 10")
    #expect(piece.children[0].all.dropFirst().allSatisfy { $0.id == nil })
    #expect(visit.page.first { $0.text == "By way of 1, 5, 2" } == nil)
    gallery.track.places = [1, 2, 3, 4]
    try await visit.go("/")
    #expect(visit.page.first { $0.classes == ["piece", "own"] }?.text == "4 places")
    #expect(mistakesInPieces.isEmpty)
  }

  @Test func `patches a piece whose value has changed`() {
    func scene(_ places: [Int]) -> WebScene {
      let track = Track(places: places)
      let pane = WebScene.Pane(
        screen: ScreenID(rawValue: 3), exit: nil,
        body: .semantic(Screen("Way") { NativePiece(track, label: "The way") {} }.content))
      var scene = WebScene(layers: [
        WebScene.Layer(id: LayerID(rawValue: 1), style: nil, arrangement: .pane(pane))
      ])
      scene.pieces = [
        PieceKey(track): [
          .tag(HTMLTag("svg", children: places.map { .tag(HTMLTag("path", text: "\($0)")) })),
          .tag(HTMLTag("p", text: "\(places.count)")),
        ]
      ]
      return scene
    }
    let (old, new) = (scene([1, 2]), scene([1, 2, 3]))
    let renderer = PageRenderer(form: .init(token: "t")).showing(new, after: old)
    let operations = PatchMaker.operations(
      from: renderer.parts(old), to: renderer.parts(new), renderer)
    guard case .replace("3/body/native:v:svg", _)? = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(operations.count == 2 && operations[1] == .text("3/body/native:v:p", "3"))
  }

  @Test func `leaves controls and pictures out of a piece, and reports them`() async throws {
    let site = site()
    site.registerPiece { (track: Track) in
      HTML.tag("div") {
        HTML.button("Press") {}
        HTML.tag("img", attributes: ["src": "/a.png"])
        HTML.tag("b") { HTML.text("kept") }
      }
      HTML.field("Name", text: "") { _ in }
    }
    let visit = SiteVisit(site)
    try await visit.go("/")
    let piece = try #require(visit.page.first { $0.classes == ["piece", "own"] })
    #expect(piece.all.map(\.tag) == ["div", "div", "b", ""] && piece.text == "kept")
    #expect(mistakesInPieces.count == 3)
  }

  @Test func `allows drawings no address and no script`() {
    #expect(SafeMarkup.mayHave("x1", "3") && SafeMarkup.mayHave("viewBox", "0 0 1 1"))
    #expect(!SafeMarkup.mayHave("fill", "URL(https://example.org#x)"))
    #expect(!SafeMarkup.mayHave("filter", "x") && !SafeMarkup.mayHave("1x", "3"))
    for tag in ["use", "image", "foreignObject", "animate", "set", "a xlink:href"] {
      #expect(!SafeMarkup.tags.contains(tag))
    }
  }
}
