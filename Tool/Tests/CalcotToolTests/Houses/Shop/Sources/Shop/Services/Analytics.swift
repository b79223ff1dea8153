protocol AnalyticsTracking {
    func screenShown(_ name: String)
}

final class Analytics: AnalyticsTracking {
    func screenShown(_ name: String) {}
}
