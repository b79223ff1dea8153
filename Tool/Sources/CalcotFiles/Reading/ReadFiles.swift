/// A file and its bytes.
public struct ReadFile: Sendable {
  /// Generated if its first lines say so.
  public var file: DiscoveredFile
  public var bytes: [UInt8]
  public var hash: ContentHash
}

/// What became of the files whose bytes were to be read, in their order.
public struct ReadFiles: Sendable {
  public var files: [ReadFile] = []
  public var problems: [FileProblem] = []
}
