public import Calcot

/// A screen of an app at an example of its route, for ``expectScreens(of:in:as:folder:fileID:filePath:line:column:)``.
@MainActor
public struct ScreenSample {
  /// The route.
  public let route: AnyRoute
  let flow: () -> ChildFlow

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - route: The route, which names the screen in its recording.
  ///   - flow: Returns the flow whose first screen is that of the route.
  public init(_ route: some Route, flow: @escaping @MainActor () -> ChildFlow) {
    self.route = AnyRoute(route)
    self.flow = flow
  }

  /// The name of the screen in recordings.
  package var name: String { "\(type(of: route.base)).\(route)" }

  /// Returns what is read of the settled screen in a variant, on a host of its own; by default an
  /// ``InstantHost``.
  package func shown<Result>(
    in variant: ScreenVariant, on driver: (any HostDriver)?, at place: SourcePlace,
    _ read: @MainActor (TestApp) async -> Result
  ) async -> Result {
    let app = TestApp(CalcotApp(flow()), on: driver, at: place)
    app.resize(isNarrow: variant.isNarrow)
    app.app?.setAppearance(variant.appearance)
    await app.settle()
    defer { app.end() }
    return await read(app)
  }
}
