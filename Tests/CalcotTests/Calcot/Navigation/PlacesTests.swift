import CalcotConformance
import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("A place anywhere in the app, asked for by a coordinator")
@MainActor
struct PlacesTests {
  private let atlas = AtlasCoordinator()
  private let app: TestApp

  init() { app = TestApp(atlas, routes: atlasRoutes) }

  private func moves(during body: () -> Void) -> [Move?] {
    let moves = Recorder<Move?>()
    let token = app.app?.transitions.add { moves.values.append($0.move) }
    body()
    token?.remove()
    return moves.values
  }

  @Test func `is opened by its link, also in another flow, as one transition`() {
    let moves = moves {
      #expect(atlas.letters.navigation.open("/cities/Rome") == .done)
    }
    #expect(moves == [.open("/cities/Rome")])
    #expect(atlas.cities.navigation.routes == [.list, .city("Rome")])
    app.expect("You are at Rome.")
  }

  @Test func `is refused when its link leads nowhere, and reported when the text is no link`() {
    let before = app.tree
    #expect(atlas.navigation.open("/nowhere") == .refused(.notFound("/nowhere")))
    let answer = app.expectIssue("open was refused") { atlas.navigation.open("/cities/%zz") }
    guard case .refused(.badLink) = answer else {
      Issue.record("The answer was \(answer).")
      return
    }
    #expect(app.tree == before)
  }

  @Test func `is reached by its routes, from the first flow inwards, as one transition`() {
    let moves = moves {
      let answer = atlas.tour.navigation.go(
        to: AtlasTab.cities, CitiesRoute.city("Rome"), CitiesRoute.pick, PickerRoute.confirm("Oslo")
      )
      #expect(answer == .done)
    }
    #expect(moves.map(\.?.name) == ["go"])
    #expect(atlas.cities.navigation.routes == [.list, .city("Rome"), .pick])
    app.expect("You are at Take Oslo?.")
    app.tap("Take it")
    #expect(atlas.cities.picked == [.value("Oslo")])
    app.expect("You are at Rome.")
  }

  @Test func `keeps the screens on the way that exist, and the other tabs as they are`() throws {
    atlas.navigation.go(to: AtlasTab.tour, TourRoute.page(2))
    atlas.navigation.go(to: AtlasTab.cities, CitiesRoute.city("Rome"))
    let rome = try #require(app.tree?.visible?.id)
    atlas.navigation.go(to: AtlasTab.cities, CitiesRoute.city("Rome"), CitiesRoute.city("Lima"))
    app.back()
    #expect(app.tree?.visible?.id == rome)
    #expect(atlas.tour.navigation.page == .page(2))
  }

  @Test func `is reached through child flows whose routes have the type of their parent's`() {
    let folder = FolderCoordinator("/")
    let app = CalcotApp(folder)
    for _ in 0..<2 {
      let answer = folder.navigation.go(
        to: FolderRoute.file("x"), FolderRoute.folder("a"), FolderRoute.folder("b"),
        FolderRoute.file("c"))
      #expect(answer == .done)
      #expect(folder.navigation.routes == [.contents("/"), .file("x"), .folder("a")])
      #expect(app.tree.visible?.route == AnyRoute(FolderRoute.file("c")))
      #expect(app.tree.visible.map { app.tree.lineage(of: $0.flow).count } == 3)
    }
    #expect(folder.navigation.go(to: FolderRoute.folder("a")) == .done)
    #expect(folder.navigation.routes == [.contents("/"), .folder("a")])
  }

  @Test func `is refused when a flow on the way has no such route, and nothing changes`() {
    let before = app.tree
    let city = AnyRoute(CitiesRoute.city("Rome"))
    let answers = [
      app.expectIssue("go was refused") { atlas.navigation.go(to: CitiesRoute.list) },
      app.expectIssue("go was refused") {
        atlas.navigation.go(to: AtlasTab.cities, CitiesRoute.city("Rome"), PickerRoute.choose)
      },
    ]
    #expect(
      answers == [.refused(.notOffered(AnyRoute(CitiesRoute.list))), .refused(.noFlow(city))])
    #expect(app.tree == before)
  }

  @Test func `is refused when the app does not run`() {
    app.end()
    #expect(atlas.navigation.open("/cities") == .refused(.notRunning))
    #expect(atlas.navigation.go(to: AtlasTab.cities) == .refused(.notRunning))
  }
}

private enum FolderRoute: Route {
  case contents(String), folder(String), file(String)
}

private final class FolderCoordinator: Coordinator {
  let navigation: StackNavigation<FolderRoute>

  init(_ name: String) { navigation = StackNavigation(root: .contents(name)) }

  func calcot(for route: FolderRoute, at place: RoutePlace<FolderRoute>) -> Placed {
    if case .folder(let name) = route { return place.flow(ChildFlow(FolderCoordinator(name))) }
    return place.screen { Calcot(Name(stringLiteral: "\(route)"), view: NameView.init) }
  }
}
