import Testing

@testable import Weather

@MainActor struct SettingsViewModelTests {
  @Test func `celsius is the usual unit`() {
    let viewModel = SettingsViewModel(forecasts: ForecastStub(), router: nil)
    #expect(viewModel.usesCelsius)
  }
}
