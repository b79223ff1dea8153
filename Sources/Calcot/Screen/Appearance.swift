/// Where a screen is between being hidden and being shown, as its ViewModel is told.
enum Appearance {
  case hidden, appearing, shown, disappearing

  /// What is said when the hosts have been told of the change; nil where nothing is.
  var completed: Appearance? {
    switch self {
    case .appearing: .shown
    case .disappearing: .hidden
    case .hidden, .shown: nil
    }
  }
}

extension LiveScreen {
  /// Tells the ViewModel that its View will appear; false if it does not ask to be told.
  func willAppear() -> Bool { pass(to: .appearing) { $0.onViewWillAppear() } }

  /// Tells the ViewModel that its View will disappear; false if it does not ask to be told.
  func willDisappear() -> Bool { pass(to: .disappearing) { $0.onViewWillDisappear() } }

  /// Tells the ViewModel what has become of the last change.
  func completeAppearance() {
    guard let completed = appearance.completed else { return }
    _ = pass(to: completed) { viewModel in
      if completed == .shown { viewModel.onViewDidAppear() } else { viewModel.onViewDidDisappear() }
    }
  }

  private func pass(
    to appearance: Appearance, _ tell: (any ViewLifecycle) -> Void
  ) -> Bool {
    guard let viewModel = lifecycle else { return false }
    self.appearance = appearance
    scope.run { tell(viewModel) }
    return true
  }
}
