import AppleDrivers
import Calcot
import CalcotContent
import CalcotTesting
import CalcotUIKit
import CalcotViews
import Observation
import Testing
import UIKit

@MainActor
@Suite("An app's own controllers")
struct OwnControllersTests {
  @Test func `stand in the place of semantic views, and get each ViewModel`() async {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    driver.start(CalcotApp(counter)) { $0.register { CounterViewController($0) } }
    await driver.settle()
    let controller = driver.person.navigation?.topViewController as? CounterViewController
    #expect(controller?.label == "0")
    counter.interactor.count += 1
    await driver.settle()
    #expect(controller?.label == "1")
    counter.interactor.count += 1
    counter.interactor.count += 1
    await driver.settle()
    #expect(controller?.label == "3")
    counter.interactor.count += 1
    counter.navigation.push(.place(1))
    #expect(controller?.label == "4", "it changes in the turn in which semantic views do")
  }

  @Test func `are shown in the appearance that the app says`() async {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    driver.start(CalcotApp(counter)) { $0.register { CounterViewController($0) } }
    for appearance in [(Appearance.dark, UIUserInterfaceStyle.dark), (.system, .unspecified)] {
      counter.setAppearance(appearance.0)
      await driver.settle()
      #expect(driver.window.overrideUserInterfaceStyle == appearance.1)
    }
    counter.setAppearance(.dark)
    await driver.settle()
    driver.stop()
    #expect(driver.window.overrideUserInterfaceStyle == .unspecified)
  }

  @Test
  func `are shown in SwiftUI in the appearance that the app says, and what is around them is not`()
    async throws
  {
    let driver = UIKitDriver(isWrapped: true)
    let counter = CounterCoordinator()
    driver.start(CalcotApp(counter)) { $0.register { CounterViewController($0) } }
    counter.setAppearance(.dark)
    counter.navigation.present(.place(1))
    await driver.settle()
    let layers = driver.uiKit.stacks.values.map(\.outermost)
    #expect(layers.map(\.overrideUserInterfaceStyle) == [.dark, .dark])
    #expect(driver.window.overrideUserInterfaceStyle == .unspecified)
    let root = try #require(layers.first { $0.presentingViewController == nil })
    driver.stop()
    #expect(root.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `come out of a storyboard`() async {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    storyboard.stage("Counter") { _ in nil }
    let driver = UIKitDriver()
    driver.start(CalcotApp(CounterCoordinator())) {
      $0.register("Counter", in: storyboard) { (coder, viewModel: CounterViewModel) in
        CounterViewController(coder: coder, viewModel: viewModel)
      }
    }
    await driver.settle()
    let controller = driver.person.navigation?.topViewController as? CounterViewController
    #expect(controller?.isFromStoryboard == true)
  }

  @Test func `that know nothing of Calçot stand in a flow, and lead on`() async {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    driver.start(CalcotApp(counter)) {
      $0.register(CounterViewModel.self) { viewModel in
        PlainViewController(onDone: { viewModel.nextTapped() })
      }
    }
    await driver.settle()
    #expect(
      driver.person.tap(
        driver.person.navigation?.topViewController?.navigationItem.rightBarButtonItem))
    await driver.settle()
    #expect(driver.person.navigation?.viewControllers.count == 2)
    #expect(counter.navigation.routes.count == 2)
  }

  @Test func `are released with their screens, whatever they observe`() async {
    let driver = UIKitDriver()
    let counter = CounterCoordinator()
    let app = CalcotApp(counter, watchesRelease: true)
    driver.start(app) { $0.register { CounterViewController($0) } }
    counter.navigation.push(.place(1))
    await driver.settle()
    weak let top = driver.person.navigation?.topViewController
    #expect(top is CounterViewController)
    counter.navigation.pop()
    await driver.settle()
    #expect(top == nil)
    #expect(app.heldParts.isEmpty)
  }

  @Test func `may come back to the host when it lets go of them`() async {
    let driver = UIKitDriver()
    var ends = 0
    driver.start(CalcotApp(CounterCoordinator())) { host in
      host.register(CounterViewModel.self) { [weak host] _ in
        let parting = Parting {
          ends += 1
          host?.prepare(ScreenID(rawValue: 0))
        }
        return PlainViewController { parting.stay() }
      }
    }
    await driver.settle()
    let host = driver.uiKit
    driver.stop()
    await turns { ends == 1 }
    #expect(ends == 1)
    withExtendedLifetime(host) {}
  }

  @Test func `observe from the start until they are told to stop`() async {
    let counter = CounterCoordinator()
    let controller = CounterViewController(counter.viewModel)
    var seen: [Int] = []
    let observation = controller.observe { [weak controller] in
      seen.append(controller?.viewModel.count ?? -1)
    }
    counter.interactor.count = 5
    controller.viewModel = counter.viewModel
    await Task.yield()
    await turns { seen.count == 2 }
    #expect(seen == [0, 5])
    observation.cancel()
    controller.viewModel = counter.viewModel
    for _ in 0..<100 { await Task.yield() }
    #expect(seen == [0, 5])
  }

  @Test func `end an observation at once when they stop it`() async {
    let controller = CounterViewController(CounterCoordinator().viewModel)
    var observation: UIObservation?
    let (ends, told) = AsyncStream.makeStream(of: Void.self)
    // NB: what is around an observation is told when it ends.
    withObservationTracking {
      observation = controller.observe { [weak controller] in _ = controller?.viewModel.count }
    } onChange: {
      told.yield()
    }
    observation?.cancel()
    told.finish()
    var count = 0
    for await _ in ends { count += 1 }
    #expect(count == 1)
  }
}

@MainActor
final class CounterInteractor {
  let countDidChange = ObserverSet<Void>()
  var count = 0 { didSet { countDidChange.notify() } }
}

/// An immutable ViewModel.
@MainActor
struct CounterViewModel {
  let count: Int
  let coordinator: CounterCoordinator
  func nextTapped() { coordinator.navigation.push(.place(count + 1)) }
}

final class CounterCoordinator: Coordinator {
  let navigation = StackNavigation<PlaceRoute>(root: .root)
  let interactor = CounterInteractor()
  var viewModel: CounterViewModel {
    CounterViewModel(count: interactor.count, coordinator: self)
  }

  func calcot(for route: PlaceRoute, at place: RoutePlace<PlaceRoute>) -> Placed {
    place.screen {
      Calcot(remadeOn: interactor.countDidChange) { [self] in
        viewModel
      } view: {
        CounterView(viewModel: $0)
      }
    }
  }
}

struct CounterView: SemanticView {
  let viewModel: CounterViewModel

  var screen: Screen {
    Screen("Semantically \(viewModel.count)") {}.largeTitle()
  }
}

final class CounterViewController: UIViewController, CalcotView {
  @Observed var viewModel: CounterViewModel
  let isFromStoryboard: Bool
  private(set) var label = ""

  init(_ viewModel: CounterViewModel) {
    self.viewModel = viewModel
    isFromStoryboard = false
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: CounterViewModel) {
    self.viewModel = viewModel
    isFromStoryboard = true
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { label = "\(viewModel.count)" }
  }
}

/// A controller that an app may have had for years.
final class PlainViewController: UIViewController {
  init(onDone: @escaping () -> Void) {
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { _ in onDone() })
  }

  required init?(coder: NSCoder) { nil }
}

/// An object that acts when it is released.
@MainActor
private final class Parting {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  deinit { MainActor.assumeIsolated { [act] in act() } }

  /// Keeps the object in a closure that calls this.
  func stay() {}
}
