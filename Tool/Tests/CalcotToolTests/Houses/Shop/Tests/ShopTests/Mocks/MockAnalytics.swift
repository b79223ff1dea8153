@testable import Shop

final class MockAnalytics: AnalyticsTracking {
    private(set) var shown: [String] = []
    func screenShown(_ name: String) { shown.append(name) }
}
