/// The choice of the View that is the delegate of a ViewModel.
///
/// NB: a class, because the ViewModel is told of its delegate while this is used, and may use the
/// screen.
@MainActor
package final class Delegation<ViewModel> {
  /// A closure that makes a View the delegate; it returns false for a View that cannot be one.
  private let delegate: @MainActor (ViewModel, AnyObject) -> Bool
  /// The Views that can be the delegate, in order of creation.
  private var views: [WeakView] = []
  private(set) weak var current: AnyObject?

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

  /// Makes a View the delegate from now on; returns false if the View cannot be one.
  @discardableResult
  func add(_ view: AnyObject, of viewModel: ViewModel) -> Bool {
    guard delegate(viewModel, view) else { return false }
    views.removeAll { $0.object == nil }
    views.append(WeakView(object: view))
    current = view
    return true
  }

  /// Makes the newest View the delegate if the previous one is gone.
  ///
  /// - Returns: A Boolean value that indicates whether the delegate changed, so that changes in
  ///   between still have to be shown.
  func renew(_ viewModel: ViewModel) -> Bool {
    guard current == nil, !views.isEmpty else { return false }
    views.removeAll { $0.object == nil }
    guard let view = views.last?.object else { return false }
    current = view
    return delegate(viewModel, view)
  }
}
