import UIKit

final class HeadlinesVC: UIViewController {
	private let viewModel: HeadlinesViewModelProtocol

	init(viewModel: HeadlinesViewModelProtocol) {
		self.viewModel = viewModel
		super.init(nibName: nil, bundle: nil)
	}

	required init?(coder: NSCoder) { nil }

	override func viewDidLoad() {
		super.viewDidLoad()
		title = viewModel.title
	}

	private func showPages() {
		title = "\(viewModel.pageSize)"
	}
}
