public import CalcotTree

/// A service that a host performs for the user besides showing the app's screens. Each host uses
/// its own means: a system picker, a browser upload, a path typed in a terminal.
public enum HostWork: Hashable, Codable, Sendable {
  /// Opens a web page or another address that the system handles.
  case open(WebAddress)
  /// Copies text to the clipboard.
  case copy(String)
  /// Shares text or a file with a destination that the user chooses.
  case share(SharedItem)
  /// Lets the user pick a photo.
  case pickImage(FilePick)
  /// Lets the user pick documents.
  case pickDocuments(FilePick)

  /// The capability that a host needs for this work.
  public var capability: Capability {
    switch self {
    case .open: .open
    case .copy: .copy
    case .share: .share
    case .pickImage: .pickImage
    case .pickDocuments: .pickDocuments
    }
  }

  /// The constraints on picked files, if this work is a pick.
  public var pick: FilePick? {
    switch self {
    case .pickImage(let pick), .pickDocuments(let pick): pick
    case .open, .copy, .share: nil
    }
  }
}
