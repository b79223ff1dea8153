protocol ForecastProviding: Sendable {
  func forecast() async -> String
}
