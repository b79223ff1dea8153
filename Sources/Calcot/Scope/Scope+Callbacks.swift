extension Scope {
  /// Returns a closure that calls `body` as code of this scope, and does nothing after the scope has
  /// ended. Pass it to code that calls back later with up to three arguments, such as a service with completion handlers.
  ///
  /// ```swift
  /// camera.takePhoto(completion: scope.callback { photo in viewModel.photoTaken(photo) })
  /// ```
  // NB: for each number of arguments, because the compiler accepts no parameter pack within the
  // branches of a `switch` or `if` expression.
  public func callback<A>(_ body: @escaping @MainActor (A) -> Void) -> @MainActor (A) -> Void {
    { [weak self] a in self?.runUnlessEnded { body(a) } }
  }

  /// Returns a closure without arguments, as ``callback(_:)`` does.
  public func callback(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [weak self] in self?.runUnlessEnded(body) }
  }

  /// Returns a closure with two arguments, as ``callback(_:)`` does.
  public func callback<A, B>(
    _ body: @escaping @MainActor (A, B) -> Void
  ) -> @MainActor (A, B) -> Void {
    { [weak self] a, b in self?.runUnlessEnded { body(a, b) } }
  }

  /// Returns a closure with three arguments, as ``callback(_:)`` does.
  public func callback<A, B, C>(
    _ body: @escaping @MainActor (A, B, C) -> Void
  ) -> @MainActor (A, B, C) -> Void {
    { [weak self] a, b, c in self?.runUnlessEnded { body(a, b, c) } }
  }

  private func runUnlessEnded(_ body: () -> Void) {
    if !isEnded { run(body) }
  }
}
