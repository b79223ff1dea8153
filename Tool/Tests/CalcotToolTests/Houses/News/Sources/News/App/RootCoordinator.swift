import UIKit

final class RootCoordinator: Coordinator {
	private let navigationController: UINavigationController
	private let dependencies: AppDependencies
	private var children: [Coordinator] = []

	init(navigationController: UINavigationController, dependencies: AppDependencies) {
		self.navigationController = navigationController
		self.dependencies = dependencies
	}

	func start() {
		showHeadlines()
	}

	func showHeadlines() {
		let coordinator = HeadlinesCoordinator(navigationController: navigationController, dependencies: dependencies)
		children.append(coordinator)
		coordinator.start()
	}

	func showArticle(id: Int) {
		let coordinator = ArticleCoordinator(navigationController: navigationController, dependencies: dependencies)
		children.append(coordinator)
		coordinator.start()
	}

	func showSavedItems() {
		let coordinator = SavedItemsCoordinator(navigationController: navigationController, dependencies: dependencies)
		children.append(coordinator)
		coordinator.start()
	}
}
