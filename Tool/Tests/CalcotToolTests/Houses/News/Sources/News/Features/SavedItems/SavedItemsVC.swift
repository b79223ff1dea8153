import UIKit

final class SavedItemsVC: UIViewController {
	private let viewModel: SavedItemsViewModelProtocol

	init(viewModel: SavedItemsViewModelProtocol) {
		self.viewModel = viewModel
		super.init(nibName: nil, bundle: nil)
	}

	required init?(coder: NSCoder) { nil }

	override func viewDidLoad() {
		super.viewDidLoad()
		title = viewModel.title
	}
}
