import SwiftUI

struct RootView: View {
  let router: Router
  let forecasts: any ForecastProviding

  var body: some View {
    destination(for: router.path.last ?? .today)
  }

  @ViewBuilder func destination(for route: Route) -> some View {
    switch route {
    case .today:
      TodayView(viewModel: TodayViewModel(forecasts: forecasts, router: router))
    case .settings:
      SettingsView(viewModel: SettingsViewModel(forecasts: forecasts, router: router))
    case .city(let id):
      CityView(viewModel: CityViewModel(id: id, forecasts: forecasts, router: router))
    }
  }
}

extension Route {
  var analyticsName: String {
    switch self {
    case .today: "today"
    case .settings: "settings"
    case .city(let id): "city \(id)"
    }
  }
}
