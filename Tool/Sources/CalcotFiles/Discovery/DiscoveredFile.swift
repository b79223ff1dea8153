/// A Swift file that belongs to the codebase.
public struct DiscoveredFile: Sendable, Equatable {
  /// The path that opens the file.
  public let path: Path
  /// The path for messages: relative to the current folder if it is inside, else as it was given.
  public let shownPath: String
  public let origin: Origin

  /// The origin of a file. Findings in generated files and templates do not count, but such files
  /// define types that others use.
  public enum Origin: Sendable, Equatable {
    case written
    /// A file that a tool writes, by its path; more are found by their first lines.
    case generated
    /// A file with placeholders, from which a generator makes source.
    case template
  }

  public init(path: Path, shownPath: String, origin: Origin = .written) {
    self.path = path
    self.shownPath = shownPath
    self.origin = origin
  }
}

/// A file or folder that could not be read, while the rest was.
public struct FileProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path for messages.
  public let path: String
  /// The problem and its remedy, as "cannot be read: permission denied".
  public let message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(path): \(message)" }
}

/// The result of a search for Swift files.
public struct DiscoveredFiles: Sendable, Equatable {
  /// The files, sorted by the bytes of their paths, each once.
  public var files: [DiscoveredFile]
  public var problems: [FileProblem]

  public init(files: [DiscoveredFile] = [], problems: [FileProblem] = []) {
    self.files = files
    self.problems = problems
  }
}

/// An error for a path of the command line that does not exist.
public struct MissingPath: Error, Sendable, Equatable, CustomStringConvertible {
  public let path: String

  public var description: String { "\(path): there is no such file or folder" }
}
