import Calcot
import CalcotTesting
import CalcotViews
import Testing

/// An app that is embedded in another one.
@MainActor
@Suite("Leaving an app by its first screen")
struct LeavingTests {
  let desk = DeskCoordinator()
  let host = InstantHost()
  let app: CalcotApp

  init() {
    app = CalcotApp(desk)
    host.start(app)
  }

  @Test func `ends it once, as one transition that the user asked for`() async throws {
    var transitions: [TreeTransition] = []
    app.transitions.add { transitions.append($0) }
    let first = try #require(app.tree.visible?.id)
    #expect(app.send(.leave(from: first)) == .done)
    #expect(app.tree.layers.isEmpty)
    #expect(transitions.map(\.reason.name) == ["end"])
    #expect(transitions.first?.askedBy == .user)
    #expect(app.send(.leave(from: first)) == .refused(.notRunning))
    #expect(desk.navigation.push(.desk) == .refused(.notRunning))
  }

  @Test func `asks the user where the screen asks, and ends the app when the user agrees`()
    async throws
  {
    desk.viewModel.leavability = .asks(
      Question("Discard?", action: "Discard", role: .destructive, cancel: "Stay"))
    await app.settle()
    for (index, isEnded) in [(1, false), (0, true)] {
      let first = try #require(app.tree.visible?.id)
      guard case .deferred = app.send(.leave(from: first)) else {
        Issue.record("it did not ask")
        return
      }
      await app.settle()
      let dialog = try #require(app.tree.dialog)
      #expect(dialog.title == "Discard?")
      #expect(app.send(.choose(index, in: dialog.id)) == .done)
      #expect(app.tree.layers.isEmpty == isEnded)
    }
  }

  @Test(arguments: [
    Move.dismissAll, .present(DeskRoute.desk), .push(DeskRoute.desk), .popToRoot,
    .resize(isNarrow: true), .close(),
  ])
  func `is refused in a batch with another move after it`(_ move: Move) throws {
    let first = try #require(app.tree.visible?.id)
    let batch = Move.batch([.leave(from: first), move])
    #expect(desk.navigation.perform(batch) == .refused(.notRunning))
    #expect(app.tree.description == "base: desk")
    #expect(
      desk.navigation.perform(.batch([.resize(isNarrow: true), .leave(from: first)])) == .done)
    #expect(app.tree.layers.isEmpty)
  }

  @Test func `is refused where the screen is blocked, and from any other screen`() async throws {
    let first = try #require(app.tree.visible?.id)
    desk.viewModel.leavability = .blocked("It is being saved.")
    await app.settle()
    #expect(app.send(.leave(from: first)) == .refused(.blocked(first, "It is being saved.")))
    let other = ScreenID(rawValue: 99)
    #expect(app.send(.leave(from: other)) == .refused(.stale("the visible screen")))
    #expect(app.tree.visible?.id == first)
  }
}

enum DeskRoute: Route { case desk }

@MainActor
final class DeskCoordinator: Coordinator {
  let navigation = StackNavigation<DeskRoute>(root: .desk)
  let viewModel = DeskViewModel()

  func calcot(for route: DeskRoute, at place: RoutePlace<DeskRoute>) -> Placed {
    place.screen { Calcot(viewModel) { DeskView($0) } }
  }
}

@MainActor
final class DeskViewModel: Leavable {
  var leavability = Leavability.free
}

final class DeskView: StatefulView<DeskViewModel> {}
