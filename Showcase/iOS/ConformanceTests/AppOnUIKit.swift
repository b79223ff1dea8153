import Calcot
import CalcotConformance
import CalcotTesting
import UIKit

@testable import CalcotUIKit

/// An app on the UIKit host.
struct AppOnUIKit: ShownApp {
  private let uiKit: UIKitHost

  init(
    _ app: CalcotApp, in window: UIWindow, capabilities: Set<Capability>,
    copy: @escaping @MainActor (String) -> Void
  ) {
    uiKit = UIKitHost(app, home: .window(window), capabilities: capabilities, copy: copy)
    uiKit.register { TallyController($0) }
    uiKit.start()
  }

  var app: CalcotApp { uiKit.app }
  var host: any AppHost { uiKit }

  func screens(in controller: UIViewController) -> [ScreenID] { uiKit.screens(in: controller) }
  func stop() { uiKit.stop() }
}

extension UIKitHost {
  /// Returns the visible screens within a controller.
  func screens(in controller: UIViewController) -> [ScreenID] {
    if let screen = screen(of: controller), app.tree.node(screen)?.container == nil {
      return [screen]
    }
    return controller.children.filter { $0.viewIfLoaded?.superview != nil }.flatMap(screens)
  }
}

/// A native UIKit view of the tally: its count in the bar, and one button.
private final class TallyController: UIViewController, CalcotView {
  @Observed var viewModel: TallyViewModel

  init(_ viewModel: TallyViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Count", primaryAction: UIAction { [weak self] _ in self?.viewModel.countTapped() })
    ]
    observe { title = viewModel.nativeText }
  }
}
