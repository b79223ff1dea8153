public import CalcotTree

/// The constraints on the files that the user may pick.
public struct FilePick: Hashable, Codable, Sendable {
  /// The accepted kinds; empty to accept every file.
  public let kinds: [FileKind]
  /// The maximum number of files.
  public let most: Int
  /// The maximum size of a file, in bytes.
  public let mostBytes: Int
  /// The longest side that a picture may have, in pixels. A host that can makes a larger one, or one
  /// with too many bytes, smaller; nil to take pictures as they are.
  public let longestSide: Int?

  /// Creates constraints for up to `most` files of these kinds, of up to `mostBytes` each.
  public init(
    _ kinds: [FileKind] = [], most: Int = 1, mostBytes: Int = Self.usualBytes,
    longestSide: Int? = nil
  ) {
    self.kinds = kinds
    self.most = max(most, 1)
    self.mostBytes = mostBytes
    self.longestSide = longestSide
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode([FileKind].self, forKey: .kinds),
      most: try values.decode(Int.self, forKey: .most),
      mostBytes: try values.decode(Int.self, forKey: .mostBytes),
      longestSide: try values.decodeIfPresent(Int.self, forKey: .longestSide))
  }

  /// The longest side of a photo unless an app says another: 2,048 pixels.
  public static let usualSide = 2_048

  /// The default maximum size of a file: 10 MiB.
  public static let usualBytes = 10 * 1_024 * 1_024
}

extension FilePick {
  /// Returns the first problem with these files, or nil if they are accepted.
  public func problem(with files: [PickedFile]) -> FilePickProblem? {
    if files.isEmpty { return .nonePicked }
    if files.count > most { return .tooMany(files.count, most: most) }
    for file in files {
      if let problem = problem(withFileNamed: file.name, bytes: file.content.count) {
        return problem
      }
    }
    return nil
  }

  /// Returns the problem with a file of this name and size, or nil if there is none.
  public func problem(withFileNamed name: String, bytes: Int) -> FilePickProblem? {
    if bytes > mostBytes { return .tooLarge(name, bytes: bytes, most: mostBytes) }
    guard kinds.isEmpty || kinds.contains(where: { $0.covers(name) }) else {
      return .wrongKind(name, extensions: kinds.flatMap(\.extensions))
    }
    return nil
  }
}

/// A kind of file, identified by file name extensions.
public struct FileKind: Hashable, Codable, Sendable {
  /// The file name extensions, in lower case and without the dot.
  public let extensions: [String]

  /// Creates a kind from file name extensions without the dot.
  public init(_ extensions: String...) { self.init(extensions) }

  private init(_ extensions: [String]) { self.extensions = extensions.map { $0.lowercased() } }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode([String].self, forKey: .extensions))
  }

  /// Photos and other raster images.
  public static let image = FileKind("jpg", "jpeg", "png", "heic", "gif", "webp")
  /// PDF documents.
  public static let pdf = FileKind("pdf")
  /// Plain text files.
  public static let text = FileKind("txt", "md", "csv")

  /// Returns a Boolean value that indicates whether a file name has one of the extensions. The
  /// content is not examined.
  public func covers(_ name: String) -> Bool {
    // NB: a step back by a character reads a row of flags from its beginning.
    let scalars = name.unicodeScalars
    guard let dot = scalars.lastIndex(of: "."), dot != scalars.startIndex else { return false }
    return extensions.contains(name[scalars.index(after: dot)...].lowercased())
  }
}
