/// A Swift file that belongs to the codebase.
public struct DiscoveredFile: Sendable, Equatable {
  /// What opens it.
  public let path: Path
  /// As messages show it: relative to the current folder if it is inside, else as it was given.
  public let shownPath: String
  public let origin: Origin

  /// Who writes a file. Nobody wants findings in what a tool writes or fills in, but such files
  /// define types that others use.
  public enum Origin: Sendable, Equatable {
    case written
    /// By its path; the reader finds more by their first lines.
    case generated
    /// Source with placeholders, from which a generator makes files.
    case template
  }

  public init(path: Path, shownPath: String, origin: Origin = .written) {
    self.path = path
    self.shownPath = shownPath
    self.origin = origin
  }
}

/// Something that could not be read; the rest was.
public struct FileProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// As messages show it.
  public let path: String
  /// What is wrong and what to do, as "cannot be read: permission denied".
  public let message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(path): \(message)" }
}

/// What a search for Swift files brought.
public struct DiscoveredFiles: Sendable, Equatable {
  /// Sorted by the bytes of their paths; no file twice.
  public var files: [DiscoveredFile]
  public var problems: [FileProblem]

  public init(files: [DiscoveredFile] = [], problems: [FileProblem] = []) {
    self.files = files
    self.problems = problems
  }
}

/// A path was given that leads nowhere: a mistake of the person who gave it.
public struct MissingPath: Error, Sendable, Equatable, CustomStringConvertible {
  public let path: String

  public var description: String { "\(path): there is no such file or folder" }
}
