import XCTest
@testable import News

final class HeadlinesViewModelTests: XCTestCase {
	func test_pageSize_isTheOneGiven() {
		let sut = makeSUT()
		XCTAssertEqual(sut.pageSize, 3)
	}

	// MARK: - Helpers

	private func makeSUT(client: APIClientProtocol = APIClientStub()) -> HeadlinesViewModel {
		let coordinator = HeadlinesCoordinatorSpy()
		return HeadlinesViewModel(dependencies: .init(client: client, pageSize: 3), coordinator: coordinator)
	}
}
