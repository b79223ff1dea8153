import Foundation

protocol HeadlinesViewModelProtocol: AnyObject {
	var title: String { get }
	func load() async
	var pageSize: Int { get }
}

final class HeadlinesViewModel: HeadlinesViewModelProtocol {
	struct Dependencies {
		let client: APIClientProtocol
		let pageSize: Int
	}

	private let dependencies: Dependencies
	private weak var coordinator: HeadlinesCoordinatorProtocol?

	init(dependencies: Dependencies, coordinator: HeadlinesCoordinatorProtocol?) {
		self.dependencies = dependencies
		self.coordinator = coordinator
	}

	var title: String {
		return "Headlines"
	}

	func load() async {
		let data = try? await dependencies.client.load("headlines")
		_ = data
	}

	var pageSize: Int {
		return dependencies.pageSize
	}
}
