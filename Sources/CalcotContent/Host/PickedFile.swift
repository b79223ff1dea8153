#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file that the user picked, with its content, so that replaying a recorded run needs no disk.
public struct PickedFile: Hashable, Codable, Sendable {
  /// The file's name, without folders.
  public let name: String
  /// The file's content.
  public let content: Data

  /// Creates a file named after the last path component of `name`.
  public init(_ name: String, content: Data) {
    // NB: scalars, because a slash and a mark after it are one character.
    let parts = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }
    let last = parts.last.map { String($0) } ?? ""
    // NB: "." and ".." denote folders and are never file names.
    self.name = ["", ".", ".."].contains(last) ? "file" : last
    self.content = content
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      content: try values.decode(Data.self, forKey: .content))
  }
}

/// An item that the user can share.
public enum SharedItem: Hashable, Codable, Sendable {
  case text(String)
  case file(PickedFile)
}
