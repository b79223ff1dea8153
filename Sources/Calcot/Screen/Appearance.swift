/// Where a screen is between being hidden and being shown, as its ViewModel is told.
enum Appearance {
  /// It was never shown.
  case unloaded
  case hidden, appearing, shown, disappearing

  /// What is said when the hosts have been told of the change; nil where nothing is.
  var completed: Appearance? {
    switch self {
    case .appearing: .shown
    case .disappearing: .hidden
    case .unloaded, .hidden, .shown: nil
    }
  }
}

extension LiveScreen {
  /// Tells the ViewModel that its View will appear, and has loaded if it never has before; false if it
  /// does not ask to be told, or has left the tree on being told.
  func willAppear() -> Bool {
    if appearance == .unloaded {
      guard pass(to: .hidden, { $0.onViewDidLoad() }), !scope.isEnded else { return false }
    }
    return pass(to: .appearing) { $0.onViewWillAppear() }
  }

  /// Tells the ViewModel that its View will disappear; false if it does not ask to be told, or was not
  /// told that its View would appear.
  func willDisappear() -> Bool {
    guard appearance == .appearing || appearance == .shown else { return false }
    return pass(to: .disappearing) { $0.onViewWillDisappear() }
  }

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
