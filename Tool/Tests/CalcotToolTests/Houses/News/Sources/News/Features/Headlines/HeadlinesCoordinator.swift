import UIKit

protocol HeadlinesCoordinatorProtocol: AnyObject {
	func dismissHeadlines()
}

final class HeadlinesCoordinator: Coordinator, HeadlinesCoordinatorProtocol {
	private let navigationController: UINavigationController
	private let dependencies: AppDependencies

	init(navigationController: UINavigationController, dependencies: AppDependencies) {
		self.navigationController = navigationController
		self.dependencies = dependencies
	}

	func start() {
		let headlinesViewModel = HeadlinesViewModel(
			dependencies: .init(client: dependencies.client, pageSize: 10), coordinator: self)
		let controller = HeadlinesVC(viewModel: headlinesViewModel)
		navigationController.pushViewController(controller, animated: true)
	}

	func dismissHeadlines() {}
}
