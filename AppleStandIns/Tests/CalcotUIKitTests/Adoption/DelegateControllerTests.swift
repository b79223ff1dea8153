import AppleDrivers
import Calcot
import CalcotTesting
import CalcotUIKit
import CalcotViews
import Testing
import UIKit

@MainActor
@Suite("A controller that is its ViewModel's delegate")
struct DelegateControllerTests {
  private let flow = AscentCoordinator()
  private let driver = UIKitDriver()

  private func start(_ app: CalcotApp) async {
    driver.start(app) { host in host.register { AscentViewController($0) } }
    await driver.settle()
  }

  private var titles: [String?] {
    driver.person.navigation?.viewControllers.map(\.navigationItem.title) ?? []
  }

  @Test func `is told its first title when it has loaded, once`() async {
    let app = CalcotApp(flow)
    await start(app)
    #expect(titles == ["Stage 0"])
    #expect(flow.log == ["0 loaded", "0 will appear", "0 did appear"])
    flow.navigation.push(.stage(1))
    await driver.settle()
    #expect(titles == ["Stage 0", "Stage 1"])
    #expect(
      flow.log.filter { $0.hasPrefix("1") } == ["1 loaded", "1 will appear", "1 did appear"])
  }

  @Test func `that nobody has seen is not loaded`() async {
    let app = CalcotApp(flow)
    await start(app)
    flow.navigation.setStack([.stage(0), .stage(1), .stage(2)])
    await driver.settle()
    let under = driver.person.navigation?.viewControllers[1]
    #expect(under is AscentViewController && under?.isViewLoaded == false)
    #expect(!flow.log.contains { $0.hasPrefix("1") })
    flow.navigation.pop()
    await driver.settle()
    #expect(titles == ["Stage 0", "Stage 1"])
  }

  @Test func `is told again what to show when it is made anew`() async {
    let app = CalcotApp(flow)
    await start(app)
    flow.navigation.push(.stage(1))
    await driver.settle()
    driver.stop()
    flow.log = []
    await start(app)
    #expect(titles == ["Stage 0", "Stage 1"])
    #expect(flow.log.contains("1 loaded"))
  }
}

@MainActor
private protocol AscentViewDelegate: AnyObject {
  func showTitle(_ title: String)
}

private final class AscentViewModel: ViewLifecycle {
  weak var view: (any AscentViewDelegate)?
  private let number: Int
  private let note: @MainActor (String) -> Void

  init(_ number: Int, note: @escaping @MainActor (String) -> Void) {
    (self.number, self.note) = (number, note)
  }

  func onViewDidLoad() {
    let isLoaded = (view as? UIViewController)?.isViewLoaded == true
    note("\(number) \(isLoaded ? "loaded" : "loaded nothing")")
    view?.showTitle("Stage \(number)")
  }
  func onViewWillAppear() { note("\(number) will appear") }
  func onViewDidAppear() { note("\(number) did appear") }
}

/// A controller whose label is there only once its view has loaded, as an outlet is.
private final class AscentViewController: UIViewController, CalcotView, AscentViewDelegate {
  var viewModel: AscentViewModel
  private var label: UILabel!

  init(_ viewModel: AscentViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label = UILabel()
  }

  func showTitle(_ title: String) {
    label.text = title
    navigationItem.title = label.text
  }
}

private final class AscentView: StatefulView<AscentViewModel>, AscentViewDelegate {
  private var title = ""

  func showTitle(_ title: String) {
    self.title = title
    setNeedsUpdate()
  }

  override func screen(_ viewModel: AscentViewModel) -> Screen { Screen(title) {} }
}

private enum AscentRoute: Route { case stage(Int) }

private final class AscentCoordinator: Coordinator {
  let navigation = StackNavigation<AscentRoute>(root: .stage(0))
  var log: [String] = []

  func calcot(for route: AscentRoute, at place: RoutePlace<AscentRoute>) -> Placed {
    place.screen {
      let number =
        switch route {
        case .stage(let number): number
        }
      return Calcot(AscentViewModel(number) { [weak self] in self?.log.append($0) }) {
        AscentView($0)
      } delegate: {
        $0.view = $1
      }
    }
  }
}
