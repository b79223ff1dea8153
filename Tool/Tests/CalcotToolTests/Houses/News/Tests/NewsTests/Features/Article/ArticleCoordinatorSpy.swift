@testable import News

final class ArticleCoordinatorSpy: ArticleCoordinatorProtocol {
	private(set) var dismissCount = 0

	func dismissArticle() {
		dismissCount += 1
	}

	private(set) var shareCount = 0

	func shareArticle() {
		shareCount += 1
	}
}
