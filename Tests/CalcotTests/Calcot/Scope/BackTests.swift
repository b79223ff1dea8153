import CalcotTesting
import CalcotViews
import Observation
import Testing

@testable import Calcot

@Suite("The user's Back, taken by a screen,")
@MainActor
struct BackTests {
  let screens = BackScreens()

  @Test func `goes to the closure of the highest priority, and of equal ones to the newest`() throws
  {
    let scope = try #require(screens.push())
    scope.onBack { screens.told.values.append("first") }
    scope.onBack { screens.told.values.append("second") }
    scope.onBack(isEnabled: screens.isUrgent, priority: 1) { screens.told.values.append("urgent") }
    screens.isUrgent = true
    #expect(screens.back() == .done)
    screens.isUrgent = false
    #expect(screens.back() == .done)
    #expect(screens.told.values == ["urgent", "second"])
    #expect(screens.navigation.routes == [.home, .form])
  }

  @Test func `is published, also when it is taken after the screen was shown`() async throws {
    let scope = try #require(screens.push())
    #expect(screens.app.leavability(of: scope.screen) == .free)
    scope.onBack(isEnabled: screens.isTaking) { screens.isTaking = false }
    #expect(screens.app.leavability(of: scope.screen) == .free)
    screens.isTaking = true
    await screens.app.settle()
    #expect(screens.app.leavability(of: scope.screen) == .takesBack)
    #expect(screens.back() == .done)
    await screens.app.settle()
    #expect(screens.app.leavability(of: scope.screen) == .free)
    #expect(screens.back() == .done)
    #expect(screens.navigation.routes == [.home])
  }

  @Test func `is not asked about what the app's code requests`() throws {
    let scope = try #require(screens.push())
    scope.onBack { Issue.record("the user has not gone back") }
    #expect(screens.navigation.pop() == .done)
    #expect(screens.navigation.routes == [.home])
  }

  @Test func `is taken only on the screen that the user works in, and under no dialog`()
    async throws
  {
    let scope = try #require(screens.push())
    scope.onBack { screens.told.values.append("form") }
    screens.navigation.push(.over)
    #expect(screens.back() == .done)
    #expect(screens.told.values == [])
    scope.task { _ = await screens.navigation.alert("Sure?", choices: [Choice("Yes", ())]) }
    await screens.app.settle()
    #expect(screens.back() == .refused(.covered(by: "\"Sure?\"")))
    #expect(screens.told.values == [])
  }

  @Test func `does not keep the app from ending by the user's last way out, once it is let go`()
    throws
  {
    let home = try #require(screens.scope(of: .home))
    home.onBack(isEnabled: screens.isTaking) { screens.isTaking = false }
    screens.isTaking = true
    #expect(screens.app.send(.leave(from: home.screen)) == .done)
    #expect(screens.app.engine.isRunning)
    #expect(screens.app.send(.leave(from: home.screen)) == .done)
    #expect(!screens.app.engine.isRunning)
  }

  @Test func `is a mistake on the scope of a flow, which is reported`() throws {
    let issues = Recorder<String>()
    screens.app.issues.add { [issues] in issues.values.append($0) }
    let flow = try #require(screens.navigation.flowScope)
    flow.onBack {}
    #expect(issues.values.count == 1)
    #expect(issues.values.first?.contains("onBack") == true)
  }
}

enum BackRoute: String, Route {
  case home, form, over
}

/// An app of one stack, whose screens take Back if a test says so.
@MainActor @Observable
final class BackScreens: Coordinator {
  let navigation = StackNavigation<BackRoute>(root: .home)
  @ObservationIgnored let told = Recorder<String>()
  @ObservationIgnored private var scopes: [BackRoute: Scope] = [:]
  @ObservationIgnored private(set) var app: CalcotApp!
  var isTaking = false
  var isUrgent = false

  init() { app = CalcotApp(self) }

  func calcot(for route: BackRoute, at place: RoutePlace<BackRoute>) -> Placed {
    place.screen {
      scopes[route] = place.scope
      return Calcot(BackViewModel(title: route.rawValue), view: BackView.init)
    }
  }

  func scope(of route: BackRoute) -> Scope? { scopes[route] }

  func push() -> Scope? {
    navigation.push(.form)
    return scopes[.form]
  }

  func back() -> Answer? { app.tree.visible.map { app.send(.back(from: $0.id)) } }
}

private struct BackViewModel {
  let title: String
}

private struct BackView: SemanticView {
  let viewModel: BackViewModel

  var screen: Screen { Screen(viewModel.title) {} }
}
