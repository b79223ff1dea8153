public import Calcot
public import RxSwift

extension Disposable {
  /// Disposes of this when a scope ends, before the navigation call returns that removes its screen;
  /// at once if it has ended.
  ///
  /// ```swift
  /// taps.subscribe(onNext: { viewModel.tapped() }).disposed(by: place.scope)
  /// ```
  @MainActor
  public func disposed(by scope: Scope) { scope.onEnd { self.dispose() } }
}
