import CalcotTesting
import CalcotViews
import Testing

@testable import Calcot

@Suite("An object that is released may, in its deinit, use")
@MainActor
struct ReleasingTests {
  enum Keeper: String, CaseIterable, CustomTestStringConvertible {
    case input, back, whileShown, observer, phase, ending
    var testDescription: String { rawValue }

    @MainActor
    func keep(_ object: Parting, in scope: Scope, observing changes: ObserverSet<Void>) {
      switch self {
      case .input: scope.onUpdate { (_: Int) in object.stay() }
      case .back: scope.onBack { object.stay() }
      case .whileShown: scope.taskWhileShown { object.stay() }
      case .observer: scope.observe(changes) { object.stay() }
      case .phase: scope.phaseDidChange.add { _ in object.stay() }
      case .ending: scope.onEnd { object.stay() }
      }
    }
  }

  @Test(arguments: Keeper.allCases)
  func `the scope whose end releases it`(_ keeper: Keeper) throws {
    let pages = Pages()
    let changes = ObserverSet<Void>()
    let released = Recorder<Bool>()
    pages.coordinator.push(1)
    let scope = try #require(pages.scope(1))
    pages.coordinator.push(2)
    let object = {
      Parting {
        released.values.append(scope.isEnded)
        _ = (scope.receive(1), scope.takesBack, scope.phaseDidChange, scope.runningTasks)
        scope.observe(changes) {}
        scope.taskWhileShown {}
      }
    }
    keeper.keep(object(), in: scope, observing: changes)
    pages.navigation.popToRoot()
    #expect(released.values == [true])
  }

  private struct CarryingRoute: Route {
    typealias Carried = Parting
    let number: Int
  }

  private final class CarryingCoordinator: Coordinator {
    let navigation = StackNavigation<CarryingRoute>(root: CarryingRoute(number: 0))

    func calcot(for route: CarryingRoute, at place: RoutePlace<CarryingRoute>) -> Placed {
      place.screen { Calcot(PageViewModel(number: route.number)) { PageView($0) } }
    }

    func guardTransition(_ proposed: TreeTransition) -> GuardAnswer {
      proposed.entering.contains { $0.route.matches(CarryingRoute(number: 1)) } ? .wait : .allow
    }
  }

  @Test func `the app whose refusal of a waiting request releases it`() {
    let coordinator = CarryingCoordinator()
    let app = CalcotApp(coordinator)
    let answers = Recorder<Answer>()
    coordinator.navigation.push(
      CarryingRoute(number: 1),
      carrying: Parting { [weak coordinator] in
        guard let coordinator else { return }
        answers.values.append(coordinator.navigation.push(CarryingRoute(number: 2)))
      })
    #expect(answers.values == [])
    coordinator.refuseWaiting()
    #expect(answers.values == [.done])
    #expect(coordinator.navigation.routes.map(\.number) == [0, 2])
    #expect(app.tree.screens.count == 2)
  }

  enum Holder: String, CaseIterable, CustomTestStringConvertible {
    case viewModel, button, row
    var testDescription: String { rawValue }
  }

  @MainActor
  private final class HoldingViewModel {
    let holder: Holder
    let make: @MainActor () -> Parting
    private let object: Parting?

    init(_ holder: Holder, _ make: @escaping @MainActor () -> Parting) {
      (self.holder, self.make) = (holder, make)
      object = holder == .viewModel ? make() : nil
    }
  }

  private struct HoldingView: SemanticView {
    let viewModel: HoldingViewModel

    var screen: Screen {
      let object = viewModel.holder == .viewModel ? nil : viewModel.make()
      return Screen("Holding") {
        if viewModel.holder == .row {
          List([1], id: \.self, keeping: .equalRows) { _ in Row("Row") { object?.stay() } }
        } else {
          Button("Use") { object?.stay() }
        }
      }
    }
  }

  @Test(arguments: Holder.allCases)
  func `the screen whose next rendering releases it`(_ holder: Holder) throws {
    let changes = ObserverSet<Void>()
    let titles = Recorder<String?>()
    var show: @MainActor () -> String? = { nil }
    let make: @MainActor () -> Parting = {
      Parting {
        guard titles.values.isEmpty else { return }
        titles.values.append("released")
        changes.notify()
        titles.values.append(show())
      }
    }
    let app = CalcotApp { _ in
      Calcot(remadeOn: changes) {
        HoldingViewModel(holder, make)
      } view: {
        HoldingView(viewModel: $0)
      }
    }
    let screen = try #require(app.tree.visible?.id)
    show = { [weak app] in app?.content(of: screen)?.title }
    #expect(show() == "Holding")
    changes.notify()
    #expect(show() == "Holding")
    #expect(titles.values == ["released", "Holding"])
  }

  @Test func `the screen that is telling its ViewModel of its View`() throws {
    let titles = Recorder<String?>()
    var show: @MainActor () -> String? = { "early" }
    let app = CalcotApp { _ in
      Calcot(PageViewModel(number: 0)) {
        PageView($0)
      } delegate: { (_: PageViewModel, _: PageView) in
        titles.values.append(show())
      }
    }
    let screen = try #require(app.tree.visible?.id)
    show = { [weak app] in app?.content(of: screen)?.title }
    var registry = ViewRegistry<PageView>()
    registry.register({ (viewModel: PageViewModel) in PageView(viewModel) }, erase: { $0 })
    let native = app.view(of: screen, from: registry)
    #expect(native != nil)
    #expect(titles.values == ["early", "Page 0"])
  }
}
