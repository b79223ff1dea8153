import XCTest
@testable import News

final class SavedItemsViewModelTests: XCTestCase {
	func test_title_names_saved_items() {
		XCTAssertEqual(makeSUT().title, "SavedItems")
	}

	// MARK: - Helpers

	private func makeSUT(client: APIClientProtocol = APIClientStub()) -> SavedItemsViewModel {
		let coordinator = SavedItemsCoordinatorSpy()
		return SavedItemsViewModel(dependencies: .init(client: client), coordinator: coordinator)
	}
}
