import Calcot
import CalcotTesting
import CalcotViews
import Testing

private enum CountRoute: Route {
  case count
}

private final class CountViewModel {
  var count = 0
  @discardableResult
  func addTapped() -> Int {
    count += 1
    return count
  }
}

private struct CountView: SemanticView {
  let viewModel: CountViewModel

  var screen: Screen {
    Screen("Count") {
      TextField("Name", text: "", placeholder: "Whose?") { _ in }
      Row("Leeks", isChecked: true) { _ in }.badge("2")
      Button("Add") { viewModel.addTapped() }
    }
  }
}

private final class CountCoordinator: Coordinator {
  let navigation = StackNavigation<CountRoute>(root: .count)

  func calcot(for route: CountRoute, at place: RoutePlace<CountRoute>) -> Placed {
    place.screen { Calcot(CountViewModel(), view: CountView.init) }
  }
}

/// A test as an adopter writes it, with each way to use a result or to leave it; a warning is an error in
/// this target.
@MainActor
struct CountTests {
  @Test func `an app is used without a warning`() async {
    let coordinator = CountCoordinator()
    let app = TestApp(coordinator)
    await app.settle()
    await app.tap("Add")
    await app.fill("Name", with: "Ann")
    app.expect(screen: "Count")
    app.expect(field: "Name", is: "")
    app.expectChecked("Leeks")
    app.expectBadge("2", on: "Leeks")
    await app.open("count")
    app.expectIssue("pop was refused") { coordinator.navigation.pop() }
    app.expectReleased()
    app.end()
  }

  @Test func `a screen's code is run without a warning`() async {
    let scope = TestScope()
    let viewModel = CountViewModel()
    scope.run { viewModel.addTapped() }
    await scope.settle()
    scope.end()
    #expect(viewModel.count == 1)
  }
}
