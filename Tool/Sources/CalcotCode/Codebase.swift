/// Everything that was read, as one whole: types with their extensions, roles, who uses whom.
public final class Codebase: Sendable {
  public let files: [SourceFile]

  public init(files: [SourceFile]) {
    self.files = files
  }
}
