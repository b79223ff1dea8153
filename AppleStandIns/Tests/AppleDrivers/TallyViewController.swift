import Calcot
import CalcotConformance
import CalcotTesting
import CalcotUIKit
import UIKit

/// The tally's UIKit view: its count in the bar, and one button.
final class TallyViewController: UIViewController, CalcotView {
  @Observed var viewModel: TallyViewModel

  init(_ viewModel: TallyViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Count", primaryAction: UIAction { [weak self] _ in self?.viewModel.countTapped() })
    title = "Tally"
    observe { navigationItem.prompt = viewModel.nativeText }
  }
}
