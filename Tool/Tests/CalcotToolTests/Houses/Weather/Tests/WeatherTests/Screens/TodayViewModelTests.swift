import Testing

@testable import Weather

@MainActor struct TodayViewModelTests {
  @Test func `loading ends`() async {
    let router = Router()
    let viewModel = TodayViewModel(forecasts: ForecastStub(), router: router)
    await viewModel.load()
    #expect(!viewModel.isLoading)
  }
}
