/// What a ViewModel may ask of its router: to show that something is under way.
///
/// Every ``Router`` does it; a ViewModel's own protocol asks for it by inheriting this one.
@MainActor
public protocol ActivityShowing: AnyObject {
  /// Shows an activity indicator with `label` while `body` runs. Activities are counted: the indicator
  /// is there until the last one has ended. One that outlives its screen is not shown any more.
  ///
  /// ```swift
  /// try await coordinator.showingActivity("Removing…") { try await interactor.remove() }
  /// ```
  ///
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value
}

extension ActivityShowing where Self: Router {
  public func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    // NB: the engine is not to be held while the body runs, which may be longer than the app.
    let activity = navigation.engine?.beginActivity(label)
    defer { if let activity { navigation.engine?.endActivity(activity) } }
    return try await body()
  }
}
