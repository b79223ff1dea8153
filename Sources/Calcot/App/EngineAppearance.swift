extension Engine {
  /// A screen is about to be shown.
  func willAppear(_ screen: LiveScreen) {
    if screen.willAppear() { note(screen) }
  }

  /// A screen that was shown is about to be covered.
  func willDisappear(_ screen: LiveScreen) {
    if screen.willDisappear() { note(screen) }
  }

  /// Tells the ViewModels of what the hosts have just been told, in the order of the changes.
  func completeAppearances() {
    let screens = appearing
    appearing = []
    // NB: one that is told may cover or show another, of which the hosts are still to be told.
    for screen in screens where !appearing.contains(where: { $0 === screen }) {
      screen.completeAppearance()
    }
  }

  // NB: where a turn changes a screen twice, only what became of it at last is told.
  private func note(_ screen: LiveScreen) {
    appearing.removeAll { $0 === screen }
    appearing.append(screen)
  }
}
