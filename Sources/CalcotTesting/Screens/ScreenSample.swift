package import Calcot

/// A screen of an app at a sample route.
@MainActor
package struct ScreenSample {
  /// The route.
  package let route: AnyRoute
  /// The link of the route in its flow, such as `/2`; nil if it has none.
  package let link: String?
  private let app: @MainActor () -> CalcotApp?

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - route: The route, which names the screen in its recording.
  ///   - link: The link of the route in its flow.
  ///   - app: A closure that starts an app at the route; nil if there is no screen.
  package init(
    _ route: AnyRoute, link: String? = nil, app: @escaping @MainActor () -> CalcotApp?
  ) {
    (self.route, self.link, self.app) = (route, link, app)
  }

  /// The name of the screen in recordings.
  package var name: String { "\(type(of: route.base)).\(route)" }

  /// Returns the reading of the settled screen in a variant, on a host of its own, by default an
  /// ``InstantHost``; `nil`, after a failure, if there is no screen.
  package func shown<Result>(
    in variant: ScreenVariant, on driver: (any HostDriver)?, at place: SourcePlace,
    _ read: @MainActor (TestApp) async -> Result?
  ) async -> Result? {
    guard let app = app() else {
      reportFailure("No screen is made of \(name).", at: place)
      return nil
    }
    let test = TestApp(app, on: driver, at: place)
    test.driver.resize(isNarrow: variant.isNarrow)
    app.setAppearance(variant.appearance)
    await test.settle()
    defer { test.end() }
    let result = await read(test)
    if result == nil { reportFailure("\(name) shows nothing to record.", at: place) }
    return result
  }
}
