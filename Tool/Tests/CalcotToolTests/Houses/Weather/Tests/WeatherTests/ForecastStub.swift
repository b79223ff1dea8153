@testable import Weather

struct ForecastStub: ForecastProviding {
  func forecast() async -> String { "sunny" }
}
