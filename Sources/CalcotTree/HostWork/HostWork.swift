/// Something that a host does for the user beside showing the app's screens, each host by its own
/// means: a system's picker, a browser's upload, a path typed in a terminal.
public enum HostWork: Hashable, Codable, Sendable {
  /// Shows a page of the web, or whatever else the system has for the address.
  case open(WebAddress)
  /// Puts a text where the user can paste it from.
  case copy(String)
  /// Hands a text or a file to whatever the user chooses.
  case share(SharedItem)
  /// Lets the user pick a photo.
  case pickImage(FilePick)
  /// Lets the user pick documents.
  case pickDocuments(FilePick)

  /// What a host has to be able to do for this.
  public var capability: Capability {
    switch self {
    case .open: .open
    case .copy: .copy
    case .share: .share
    case .pickImage: .pickImage
    case .pickDocuments: .pickDocuments
    }
  }

  /// What is to be picked, if this lets the user pick something.
  public var pick: FilePick? {
    switch self {
    case .pickImage(let pick), .pickDocuments(let pick): pick
    case .open, .copy, .share: nil
    }
  }
}

/// What the user may hand on.
public enum SharedItem: Hashable, Codable, Sendable {
  case text(String)
  case file(PickedFile)
}
