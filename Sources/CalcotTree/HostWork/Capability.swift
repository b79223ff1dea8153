/// A feature that a host may support. A half sheet and a popover need only `sheet`.
public enum Capability: String, Hashable, Sendable, CaseIterable, Codable {
  case sheet, fullScreen, alert, actionSheet
  /// Opening an address of the web or any other that the system knows.
  case open
  /// Copying text to the clipboard.
  case copy
  /// Sharing text or a file.
  case share
  /// Letting the user pick photos or documents.
  case pickImage, pickDocuments
}
