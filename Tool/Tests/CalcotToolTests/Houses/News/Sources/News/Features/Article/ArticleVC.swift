import UIKit

final class ArticleVC: UIViewController {
	private let viewModel: ArticleViewModelProtocol

	init(viewModel: ArticleViewModelProtocol) {
		self.viewModel = viewModel
		super.init(nibName: nil, bundle: nil)
	}

	required init?(coder: NSCoder) { nil }

	override func viewDidLoad() {
		super.viewDidLoad()
		title = viewModel.title
	}
}
