/// Which files the user may pick.
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

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode([FileKind].self, forKey: .kinds),
      most: try values.decode(Int.self, forKey: .most),
      mostBytes: try values.decode(Int.self, forKey: .mostBytes))
  }

  /// How many bytes a file may have if nothing else is said: 10 MiB.
  public static let usualBytes = 10 * 1_024 * 1_024
}

/// A kind of file, known by how its name ends.
public struct FileKind: Hashable, Codable, Sendable {
  /// The ends of names, in lower case and without the dot.
  public let extensions: [String]

  /// The kind of files whose names end like this, each without the dot.
  public init(_ extensions: String...) { self.init(extensions) }

  private init(_ extensions: [String]) { self.extensions = extensions.map { $0.lowercased() } }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode([String].self, forKey: .extensions))
  }

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
