import UIKit

protocol SavedItemsCoordinatorProtocol: AnyObject {
	func dismissSavedItems()
}

final class SavedItemsCoordinator: Coordinator, SavedItemsCoordinatorProtocol {
	private let navigationController: UINavigationController
	private let dependencies: AppDependencies

	init(navigationController: UINavigationController, dependencies: AppDependencies) {
		self.navigationController = navigationController
		self.dependencies = dependencies
	}

	func start() {
		let savedItemsViewModel = SavedItemsViewModel(
			dependencies: .init(client: dependencies.client), coordinator: self)
		let controller = SavedItemsVC(viewModel: savedItemsViewModel)
		navigationController.pushViewController(controller, animated: true)
	}

	func dismissSavedItems() {}
}
