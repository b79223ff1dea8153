import XCTest
@testable import News

final class ArticleViewModelTests: XCTestCase {
	func test_title_isThatOfTheArticle() {
		let sut = makeSUT()
		XCTAssertEqual(sut.title, "Article")
	}

	// MARK: - Helpers

	private func makeSUT(client: APIClientProtocol = APIClientStub()) -> ArticleViewModel {
		let coordinator = ArticleCoordinatorSpy()
		return ArticleViewModel(dependencies: .init(client: client), coordinator: coordinator)
	}
}
