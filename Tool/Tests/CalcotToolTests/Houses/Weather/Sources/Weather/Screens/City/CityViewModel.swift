import Observation

/// The presentation of city.
@MainActor @Observable
final class CityViewModel {
  private let id: Int
  private(set) var isLoading = false
  private let forecasts: any ForecastProviding
  private weak var router: (any Routing)?

  init(id: Int, forecasts: any ForecastProviding, router: (any Routing)?) {
    self.id = id
    self.forecasts = forecasts
    self.router = router
  }

  let title = "City"

  func load() async {
    isLoading = true
    _ = await forecasts.forecast()
    isLoading = false
  }

  var heading: String { "City \(id)" }
}
