@testable import News

final class HeadlinesCoordinatorSpy: HeadlinesCoordinatorProtocol {
	private(set) var dismissCount = 0

	func dismissHeadlines() {
		dismissCount += 1
	}
}
