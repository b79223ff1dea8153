// calcot:fake
@MainActor
protocol CountdownInteracting: AnyObject {
  /// Checks the rocket; returns a Boolean value that indicates whether it is ready.
  func checkRocket() async -> Bool
}
