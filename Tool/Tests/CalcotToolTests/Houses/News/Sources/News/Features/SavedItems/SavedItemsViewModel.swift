import Foundation

protocol SavedItemsViewModelProtocol: AnyObject {
	var title: String { get }
	func load() async
}

final class SavedItemsViewModel: SavedItemsViewModelProtocol {
	struct Dependencies {
		let client: APIClientProtocol
	}

	private let dependencies: Dependencies
	private weak var coordinator: SavedItemsCoordinatorProtocol?

	init(dependencies: Dependencies, coordinator: SavedItemsCoordinatorProtocol?) {
		self.dependencies = dependencies
		self.coordinator = coordinator
	}

	var title: String {
		return "SavedItems"
	}

	func load() async {
		let data = try? await dependencies.client.load("savedItems")
		_ = data
	}
}
