import Foundation

protocol ArticleViewModelProtocol: AnyObject {
	var title: String { get }
	func load() async
}

final class ArticleViewModel: ArticleViewModelProtocol {
	struct Dependencies {
		let client: APIClientProtocol
	}

	private let dependencies: Dependencies
	private weak var coordinator: ArticleCoordinatorProtocol?

	init(dependencies: Dependencies, coordinator: ArticleCoordinatorProtocol?) {
		self.dependencies = dependencies
		self.coordinator = coordinator
	}

	var title: String {
		return "Article"
	}

	func load() async {
		let data = try? await dependencies.client.load("article")
		_ = data
	}

	func shareTapped() {
		coordinator?.shareArticle()
	}
}
