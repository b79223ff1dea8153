/// Something that a host may be able to show or do. A half sheet and a popover need no more than
/// sheets.
public enum Capability: String, Hashable, Sendable, CaseIterable, Codable {
  case sheet, fullScreen, alert, actionSheet
}

extension NavigationTree {
  /// What a host has to be able to do in order to show this.
  var neededCapabilities: [Capability] {
    let modals = layers.compactMap { layer -> Capability? in
      switch layer.style {
      case .base: nil
      case .sheet, .halfSheet, .popover: .sheet
      case .fullScreen: .fullScreen
      }
    }
    let dialog = dialog.map { $0.style == .alert ? Capability.alert : .actionSheet }
    return modals + [dialog].compactMap { $0 }
  }
}
