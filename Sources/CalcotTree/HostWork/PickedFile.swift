#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file that the user has picked, with what is in it: a recorded run needs no disk.
public struct PickedFile: Hashable, Codable, Sendable {
  /// The file's name, without folders.
  public let name: String
  /// What is in it.
  public let content: Data

  /// A file, known by the last part of `name`.
  public init(_ name: String, content: Data) {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    // NB: two names stand for folders, and are no file's.
    self.name = ["", ".", ".."].contains(last) ? "file" : String(last)
    self.content = content
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      content: try values.decode(Data.self, forKey: .content))
  }
}
