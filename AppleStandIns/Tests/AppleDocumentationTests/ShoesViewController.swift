import Calcot
import CalcotUIKit
import UIKit

final class ShoesViewController: UIViewController, CalcotView {
  @Observed var viewModel: ShoesViewModel
  private let total = UILabel()

  init(_ viewModel: ShoesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(total)
    observe {
      title = viewModel.title
      total.text = viewModel.shoes.map(viewModel.distance).joined(separator: ", ")
    }
  }

  /// The visible text, for the tests of this article.
  var text: String? { total.text }
}
