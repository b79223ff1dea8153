/// The presentation style of a modal.
public enum ModalStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A panel that leaves part of the screen under it visible, and that the user can pull down.
  case sheet
  /// A sheet of half the height that the user can pull up; a plain sheet on hosts without half
  /// sheets.
  case halfSheet
  /// A small sheet that points at its origin; a plain sheet on hosts without popovers.
  case popover
  /// A panel that covers everything.
  case fullScreen

  /// A Boolean value that indicates whether the modal is a sheet of some kind: part of the screen
  /// under it stays visible, and the user can pull it down. A host may show each kind as a plain
  /// sheet.
  public var isSheet: Bool { self != .fullScreen }

  /// The capability that a host needs to show the modal.
  package var capability: Capability { isSheet ? .sheet : .fullScreen }
}

/// The style of a layer: nil for the base.
extension ModalStyle? {
  /// A Boolean value that indicates whether the layer is a sheet of some kind.
  package var isSheet: Bool { self?.isSheet == true }

  /// The name of the style, as hosts and descriptions print it.
  package var name: String { self?.rawValue ?? "base" }
}
