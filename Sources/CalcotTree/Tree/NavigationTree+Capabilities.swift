extension NavigationTree {
  /// The capabilities that a host needs to show the tree.
  package var neededCapabilities: [Capability] {
    let modals = layers.compactMap { $0.style?.capability }
    let dialog = dialog.map { $0.style == .alert ? Capability.alert : .actionSheet }
    return modals + [dialog].compactMap { $0 }
  }
}
