import Observation

/// The presentation of settings.
@MainActor @Observable
final class SettingsViewModel {
  var usesCelsius = true
  private(set) var isLoading = false
  private let forecasts: any ForecastProviding
  private weak var router: (any Routing)?

  init(forecasts: any ForecastProviding, router: (any Routing)?) {
    self.forecasts = forecasts
    self.router = router
  }

  let title = "Settings"

  func load() async {
    isLoading = true
    _ = await forecasts.forecast()
    isLoading = false
  }
}
