/// A feature that a host may support. For a half sheet and a popover, `sheet` suffices.
public enum Capability: String, Hashable, Sendable, CaseIterable, Codable {
  case sheet, fullScreen, alert, actionSheet
  /// Opening an address of the web, or another one that the system supports.
  case open
  /// Copying text to the clipboard.
  case copy
  /// Sharing text or a file.
  case share
  /// Letting the user pick photos or documents.
  case pickImage, pickDocuments
}
