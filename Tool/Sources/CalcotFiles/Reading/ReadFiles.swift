/// A file and its bytes.
public struct ReadFile: Sendable {
  /// The file, whose origin is generated if its first lines say so.
  public var file: DiscoveredFile
  public var bytes: [UInt8]
  public var hash: ContentHash
}

/// The files whose bytes were read, in their order, and the problems.
public struct ReadFiles: Sendable {
  public var files: [ReadFile] = []
  public var problems: [FileProblem] = []
}
