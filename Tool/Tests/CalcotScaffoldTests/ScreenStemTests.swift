import Testing

@testable import CalcotScaffold

struct ScreenStemTests {
  @Test(arguments: [
    ("Sources/Trips/TripsView.swift", "Sources/ΩScreen/ΩScreenView.swift"),
    ("TripsKit/TripsView.swift", "ΩScreenKit/ΩScreenView.swift"),
    ("TripsApp/Views/TripsView.swift", "TripsApp/Views/ΩScreenView.swift"),
    (
      "Packages/Trips/Sources/TripsInterface/TripsRoute.swift",
      "Packages/ΩScreen/Sources/ΩScreenInterface/ΩScreenRoute.swift"
    ),
    ("Sources/RoundTrips/RoundTripsView.swift", "Sources/RoundTrips/RoundΩScreenView.swift"),
  ])
  func `the folders of a screen are its own, and those of an app are not`(
    path: String, neutral: String
  ) {
    #expect(ScreenStem("Trips").neutralized(path: path) == neutral)
  }
}
