/// Which of the Views of a ViewModel is its delegate.
@MainActor
package struct Delegation<ViewModel> {
  /// Makes a View the delegate; false for one that cannot be.
  private let delegate: @MainActor (ViewModel, AnyObject) -> Bool
  /// The Views that can be the delegate, in the order in which they were made.
  private var views: [WeakView] = []
  private weak var current: AnyObject?

  private struct WeakView {
    weak var object: AnyObject?
  }

  init(_ delegate: @escaping @MainActor (ViewModel, AnyObject) -> Bool) {
    self.delegate = delegate
  }

  /// Returns a closure that makes a View the delegate if it conforms to the delegate's protocol.
  package static func setter<Delegate>(
    _ set: @escaping @MainActor (ViewModel, Delegate) -> Void
  ) -> @MainActor (ViewModel, AnyObject) -> Bool {
    { viewModel, view in
      guard let view = view as? Delegate else { return false }
      set(viewModel, view)
      return true
    }
  }

  /// Makes a View the delegate from now on; false if it cannot be.
  @discardableResult
  mutating func add(_ view: AnyObject, of viewModel: ViewModel) -> Bool {
    guard delegate(viewModel, view) else { return false }
    views.removeAll { $0.object == nil }
    views.append(WeakView(object: view))
    current = view
    return true
  }

  /// Makes the View that was made last the delegate, if the one that was it is gone.
  ///
  /// - Returns: whether it was, so that what the ViewModel has told meanwhile is still to be shown.
  mutating func renew(_ viewModel: ViewModel) -> Bool {
    guard current == nil, !views.isEmpty else { return false }
    views.removeAll { $0.object == nil }
    guard let view = views.last?.object else { return false }
    current = view
    return delegate(viewModel, view)
  }
}
