#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that a host does for a person beside showing the app's screens, each host by its own
/// means: a system's picker, a browser's upload, a path typed in a terminal.
public enum HostWork: Hashable, Codable, Sendable {
  /// Shows a page of the web, or whatever else the system has for the address.
  case open(WebAddress)
  /// Puts a text where the person can paste it from.
  case copy(String)
  /// Hands a text or a file to whatever the person chooses.
  case share(SharedItem)
  /// Lets the person pick a photo.
  case pickImage(FilePick)
  /// Lets the person pick documents.
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

  /// What is to be picked, if this lets the person pick something.
  public var pick: FilePick? {
    switch self {
    case .pickImage(let pick), .pickDocuments(let pick): pick
    case .open, .copy, .share: nil
    }
  }
}

/// Which files a person may pick.
public struct FilePick: Hashable, Codable, Sendable {
  /// The kinds that are accepted; every file if there is none.
  public let kinds: [FileKind]
  /// How many files may be picked at once.
  public let most: Int
  /// The most bytes that a file may have.
  public let mostBytes: Int

  /// A pick of up to `most` files of these kinds, of up to `mostBytes` each.
  public init(_ kinds: [FileKind] = [], most: Int = 1, mostBytes: Int = Self.usualBytes) {
    self.kinds = kinds
    self.most = max(most, 1)
    self.mostBytes = mostBytes
  }

  /// How many bytes a file may have if nothing else is said: 10 MiB.
  public static let usualBytes = 10 * 1_024 * 1_024

  /// Why these files are not accepted, said of the first that is not; nil if they are.
  public func problem(with files: [PickedFile]) -> String? {
    if files.isEmpty { return "no file was picked" }
    if files.count > most { return "\(files.count) files were picked, and \(most) at most" }
    for file in files {
      if let problem = problem(withFileNamed: file.name, bytes: file.content.count) {
        return problem
      }
    }
    return nil
  }

  /// Why a file is not accepted, as far as its name and its size say.
  public func problem(withFileNamed name: String, bytes: Int) -> String? {
    if bytes > mostBytes { return "\(name) has \(bytes) bytes, and may have \(mostBytes)" }
    guard kinds.isEmpty || kinds.contains(where: { $0.covers(name) }) else {
      let extensions = kinds.flatMap(\.extensions).joined(separator: ", ")
      return "\(name) is none of the kinds that can be picked: \(extensions)"
    }
    return nil
  }
}

/// A kind of file, known by how its name ends.
public struct FileKind: Hashable, Codable, Sendable {
  /// The ends of names, in lower case and without the dot.
  public let extensions: [String]

  /// The kind of files whose names end like this, each without the dot.
  public init(_ extensions: String...) { self.extensions = extensions.map { $0.lowercased() } }

  /// Photos and other pictures of points.
  public static let image = FileKind("jpg", "jpeg", "png", "heic", "gif", "webp")
  /// Documents for printing.
  public static let pdf = FileKind("pdf")
  /// Texts without looks.
  public static let text = FileKind("txt", "md", "csv")

  /// Whether a file of this name is one, whatever is in it.
  public func covers(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}

/// A file that a person has picked, with what is in it: a recorded run needs no disk.
public struct PickedFile: Hashable, Codable, Sendable {
  /// The file's name, without folders.
  public let name: String
  /// What is in it.
  public let content: Data

  /// A file, known by the last part of `name`.
  public init(_ name: String, content: Data) {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last
    self.name = last.map(String.init) ?? "file"
    self.content = content
  }
}

/// What a person may hand on.
public enum SharedItem: Hashable, Codable, Sendable {
  case text(String)
  case file(PickedFile)
}
