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
    let scalars = name.unicodeScalars
    func isSlash(_ scalar: Unicode.Scalar) -> Bool { scalar == "/" || scalar == "\\" }
    let end = scalars.lastIndex { !isSlash($0) }.map(scalars.index(after:)) ?? scalars.startIndex
    let start = scalars[..<end].lastIndex(where: isSlash).map(scalars.index(after:))
    let last = String(scalars[(start ?? scalars.startIndex)..<end])
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
