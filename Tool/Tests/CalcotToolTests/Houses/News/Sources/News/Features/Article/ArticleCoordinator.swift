import UIKit

protocol ArticleCoordinatorProtocol: AnyObject {
	func dismissArticle()
	func shareArticle()
}

final class ArticleCoordinator: Coordinator, ArticleCoordinatorProtocol {
	private let navigationController: UINavigationController
	private let dependencies: AppDependencies

	init(navigationController: UINavigationController, dependencies: AppDependencies) {
		self.navigationController = navigationController
		self.dependencies = dependencies
	}

	func start() {
		let articleViewModel = ArticleViewModel(
			dependencies: .init(client: dependencies.client), coordinator: self)
		let controller = ArticleVC(viewModel: articleViewModel)
		navigationController.pushViewController(controller, animated: true)
	}

	func dismissArticle() {}

	func shareArticle() {}
}
