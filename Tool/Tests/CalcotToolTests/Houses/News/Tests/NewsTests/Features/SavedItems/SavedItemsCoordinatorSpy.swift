@testable import News

final class SavedItemsCoordinatorSpy: SavedItemsCoordinatorProtocol {
	private(set) var dismissCount = 0

	func dismissSavedItems() {
		dismissCount += 1
	}
}
