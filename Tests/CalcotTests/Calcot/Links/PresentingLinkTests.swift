import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot
@testable import CalcotTree

@MainActor
struct PresentingLinkTests {
  let cookbook = Cookbook()
  let app: CalcotApp

  init() { app = CalcotApp(cookbook, routes: RouteRegistry(CookbookRoute.self)) }

  @Test func `shows its route in a modal over the routes of its prefixes, as one transition`() {
    let before = app.engine.events.transitionCount
    #expect(app.open("/3/edit") == .done)
    #expect(app.engine.events.transitionCount == before + 1)
    #expect(cookbook.navigation.routes == [.recipes, .recipe(3)])
    #expect(app.tree.layers.map(\.style) == [nil, .sheet])
    #expect(app.tree.visible?.route == AnyRoute(CookbookRoute.edit(3)))
  }

  @Test func `goes on within the modal`() {
    #expect(app.open("/3/edit/photo") == .done)
    #expect(app.tree.layers.count == 2)
    #expect(
      app.tree.topLayer?.stack.nodes.map(\.route)
        == [CookbookRoute.edit(3), .photo(3)].map { AnyRoute($0) })
  }

  @Test(arguments: ["/", "/3", "/3/edit", "/3/edit/-/3/edit/photo", "/3/-/4", "/3/tags?of=x"])
  func `is printed as it was opened`(_ link: String) {
    #expect(app.open(link) == .done)
    #expect(app.link == link)
  }

  @Test func `has at most 32 pieces, or as many as the app allows`() throws {
    let steps = String(repeating: "/-/1", count: 33)
    guard case .refused(.badLink(let reason)) = app.open(steps) else {
      return #expect(Bool(false), "a longer link was opened")
    }
    #expect(reason.contains("one more than 32 pieces"))
    cookbook.navigation.setStack([.recipes] + [CookbookRoute](repeating: .recipe(1), count: 34))
    #expect(app.link == nil)
    let other = Cookbook()
    var routes = RouteRegistry(CookbookRoute.self)
    routes.mostLinkPieces = 33
    let open = CalcotApp(other, routes: routes)
    #expect(open.open(steps) == .done)
    #expect(open.link == "/1" + String(repeating: "/-/1", count: 32))
  }

  @Test(arguments: ["/+/1", "/++/1"])
  func `has at most 8 modals over one another, or a quarter of the pieces that the app allows`(
    _ piece: String
  ) {
    let fits = "/1" + String(repeating: piece, count: 8)
    #expect(app.open(fits) == .done)
    #expect(app.link == fits)
    let before = app.tree
    guard case .refused(.badLink(let reason)) = app.open(fits + piece) else {
      return #expect(Bool(false), "a longer link was opened")
    }
    #expect(reason.contains("more than 8 modals"))
    #expect(app.tree == before)
    var routes = RouteRegistry(CookbookRoute.self)
    routes.mostLinkPieces = 36
    let open = CalcotApp(Cookbook(), routes: routes)
    #expect(open.open(fits + piece) == .done)
    #expect(open.link == fits + piece)
  }

  @Test func `costs in proportion to its pieces, opened anew and again`() {
    func steps(_ pieces: String, _ count: Int) -> Int {
      var routes = RouteRegistry(CookbookRoute.self)
      routes.mostLinkPieces = 1_000
      let cookbook = Cookbook()
      let app = CalcotApp(cookbook, routes: routes)
      let walk = StackWalk()
      StackWalk.$current.withValue(walk) {
        for _ in 0..<2 {
          #expect(app.open(String(repeating: pieces, count: count)) == .done)
        }
      }
      return walk.steps
    }
    for pieces in ["/-/1", "/+/1", "/-/1/+/2"] {
      #expect(steps(pieces, 200) <= steps(pieces, 20) * 12, "\(pieces)")
    }
  }

  @Test func `keeps the same modal if that is open already, with its screens`() {
    app.open("/3/edit")
    let screens = app.tree.screens.map(\.id)
    #expect(app.open("/3/edit") == .done)
    #expect(app.tree.screens.map(\.id) == screens)
  }

  @Test func `is printed with markers where its route stands elsewhere`() {
    cookbook.navigation.push(.edit(3))
    #expect(app.link == "/-/3/edit")
    cookbook.navigation.setStack([.recipes])
    cookbook.navigation.present(.edit(3))
    #expect(app.link == "/+/3/edit")
    cookbook.navigation.dismissAll()
    cookbook.navigation.setStack([.recipes, .recipe(3)])
    cookbook.navigation.present(.edit(3), as: .fullScreen)
    #expect(app.link == "/3/++/3/edit")
  }

  @Test(arguments: [nil, .sheet, .fullScreen] as [ModalStyle?])
  func `that is printed for an action leads where the action does, pushed or presented`(
    _ style: ModalStyle?
  ) throws {
    app.open("/3")
    let edit =
      if let style {
        cookbook.navigation.presenting(.edit(3), as: style)
      } else {
        cookbook.navigation.pushing(.edit(3))
      }
    let move = try #require(edit.move)
    let screen = try #require(app.tree.visible?.id)
    let link = try #require(app.placeLinks?.link(to: move, from: screen))
    edit()
    #expect(app.link == link)
    let tree = app.tree.layers.map(\.style)
    app.open("/")
    #expect(app.open(link) == .done)
    #expect(app.tree.layers.map(\.style) == tree)
  }

  @Test
  func `that is printed for an action holds also after the greatest identity of a saved state`()
    throws
  {
    app.open("/3")
    var document = try SavedDocument(app.savedState())
    document["lastIdentity"] = Int.max / 2
    let other = Cookbook()
    let restored = CalcotApp(
      other, routes: RouteRegistry(CookbookRoute.self), restoring: try document.state)
    other.navigation.push(.recipe(4))
    let screen = try #require(restored.tree.visible?.id)
    #expect(screen.rawValue > Int.max / 2)
    let push = other.navigation.pushing(.recipe(5))
    let move = try #require(push.move)
    let link = try #require(restored.placeLinks?.link(to: move, from: screen))
    push()
    #expect(restored.link == link)
  }

  @Test func `presents over what its flow shows if none of its prefixes has a link`() {
    cookbook.navigation.push(.recipe(1))
    #expect(app.open("/help/editing/photos") == .done)
    #expect(app.tree.layers.count == 2)
    #expect(app.tree.visible?.route == AnyRoute(CookbookRoute.help))
  }

  @Test(arguments: 0..<200)
  func `leads where it was printed, whatever the user has done`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      cookbook.doAnything(using: &random)
      guard let link = app.link else { continue }
      let other = CalcotApp(Cookbook(), routes: RouteRegistry(CookbookRoute.self))
      #expect(other.open(link) == .done, "seed \(seed): \(link)")
      #expect(other.link == link, "seed \(seed)")
      #expect(other.tree.description == app.tree.description, "seed \(seed): \(link)")
    }
  }
}

enum CookbookRoute: LinkedRoute {
  case recipes, help
  case recipe(Int)
  case edit(Int)
  case photo(Int)
  case tags(Int, of: String)

  static let links = Links<CookbookRoute>(
    RouteLink("", .recipes), RouteLink(":recipe", CookbookRoute.recipe),
    RouteLink(":recipe/edit", CookbookRoute.edit, as: .sheet),
    RouteLink(":recipe/edit/photo", CookbookRoute.photo),
    RouteLink(":recipe/tags?of=:of", CookbookRoute.tags, as: .sheet),
    RouteLink("help/editing/photos", .help, as: .fullScreen))
}

final class Cookbook: Coordinator {
  let navigation = StackNavigation<CookbookRoute>(root: .recipes)

  func calcot(for route: CookbookRoute, at place: RoutePlace<CookbookRoute>) -> Placed {
    place.screen { Calcot(CookbookViewModel(title: "\(route)"), view: CookbookView.init) }
  }

  func doAnything(using random: inout SeededGenerator) {
    let number = random.below(2)
    let routes: [CookbookRoute] = [
      .recipe(number), .edit(number), .photo(number), .tags(number, of: "x"), .help,
    ]
    let route = routes[random.below(routes.count)]
    switch random.below(5) {
    case 0, 1: navigation.push(route)
    case 2: navigation.present(route)
    case 3: navigation.setStack([.recipes, route])
    default: navigation.dismissAll()
    }
  }
}

private struct CookbookViewModel {
  let title: String
}

private struct CookbookView: SemanticView {
  let viewModel: CookbookViewModel

  var screen: Screen { Screen(viewModel.title) {} }
}
