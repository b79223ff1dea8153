/// Something that a host may be able to show or do. A half sheet and a popover need no more than
/// sheets.
public enum Capability: String, Hashable, Sendable, CaseIterable, Codable {
  case sheet, fullScreen, alert, actionSheet
  /// To open an address of the web, and of whatever else the system knows.
  case open
  /// To put a text where the user can paste it from.
  case copy
  /// To hand a text or a file to where the user chooses.
  case share
  /// To let the user pick photos, or documents.
  case pickImage, pickDocuments
}

extension NavigationTree {
  /// What a host has to be able to do in order to show this.
  package var neededCapabilities: [Capability] {
    let modals = layers.compactMap { $0.style?.capability }
    let dialog = dialog.map { $0.style == .alert ? Capability.alert : .actionSheet }
    return modals + [dialog].compactMap { $0 }
  }
}
