import Observation

/// The presentation of today.
@MainActor @Observable
final class TodayViewModel {
  private(set) var isLoading = false
  private let forecasts: any ForecastProviding
  private weak var router: (any Routing)?

  init(forecasts: any ForecastProviding, router: (any Routing)?) {
    self.forecasts = forecasts
    self.router = router
  }

  let title = "Today"

  func load() async {
    isLoading = true
    _ = await forecasts.forecast()
    isLoading = false
  }

  func settingsTapped() {
    router?.show(.settings)
  }
}
