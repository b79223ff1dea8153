import CalcotConformance
import CalcotContent
import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("A stack whose root stands beside the rest")
@MainActor
struct SideBySideTests {
  private let catalogue = CatalogueCoordinator()
  private let app: CalcotApp

  init() {
    app = CalcotApp(catalogue, routes: RouteRegistry(CatalogueRoute.self))
    app.send(.resize(isNarrow: false))
  }

  private var shown: [CatalogueRoute?] { app.tree.shown.map { $0.route.base as? CatalogueRoute } }

  @Test func `shows the top first, then the root`() {
    #expect(shown == [.books])
    catalogue.navigation.push(.book(1))
    #expect(shown == [.book(1), .books])
    catalogue.navigation.push(.page(1))
    #expect(shown == [.page(1), .books])
    app.send(.resize(isNarrow: true))
    #expect(shown == [.page(1)])
  }

  @Test func `puts a screen that is not pushed by its root on top of the others`() {
    catalogue.navigation.push(.book(1))
    catalogue.navigation.push(.book(2))
    #expect(catalogue.navigation.routes == [.books, .book(1), .book(2)])
  }

  @Test(arguments: [true, false])
  func `replaces what is over the root by what the root opens, on every host`(
    isNarrow: Bool
  ) throws {
    app.send(.resize(isNarrow: isNarrow))
    let visible = try #require(app.tree.visible?.id)
    let root = try #require(app.scope(of: visible))
    catalogue.navigation.setStack([.books, .book(1), .page(1)])
    root.run { _ = catalogue.navigation.push(.book(2)) }
    #expect(catalogue.navigation.routes == [.books, .book(2)])
    let book = app.tree.visible?.id
    root.run { _ = catalogue.navigation.push(.book(2)) }
    #expect(app.tree.visible?.id == book)
    root.run { _ = catalogue.navigation.pushNew(.book(3)) }
    #expect(catalogue.navigation.routes == [.books, .book(3)])
    root.run { _ = catalogue.navigation.bringToFront(.book(4)) }
    #expect(catalogue.navigation.routes == [.books, .book(4)])
  }

  @Test func `tells hosts that its root has changed whenever another screen is open beside it`()
    throws
  {
    let root = try #require(app.tree.visible?.id)
    let log = UpdateLog()
    app.attach(log)
    let steps: [@MainActor () -> Void] = [
      { self.catalogue.navigation.push(.book(1)) }, { self.app.send(.resize(isNarrow: true)) },
      { self.app.send(.resize(isNarrow: false)) }, { self.catalogue.navigation.pop() },
    ]
    for step in steps {
      log.changed = []
      step()
      #expect(log.changed.contains(root))
    }
    log.changed = []
    catalogue.navigation.present(.newBook)
    #expect(!log.changed.contains(root))
  }

  @Test func `does not cover its root while that is in sight, so the root's work goes on`() {
    let phases = Recorder<String>()
    app.lifecycle.add { phases.values.append("\($0.screen.route) \($0.phase)") }
    catalogue.navigation.push(.book(1))
    #expect(phases.values == ["book(1) made", "book(1) shown"])
    app.send(.resize(isNarrow: true))
    #expect(phases.values.last == "books covered")
  }
}

/// A host that records which screens have changed.
private final class UpdateLog: AppHost {
  let name = "log"
  let capabilities = Set(Capability.allCases)
  var changed: Set<ScreenID> = []

  func update(_ update: HostUpdate) { changed.formUnion(update.changedScreens) }
}
