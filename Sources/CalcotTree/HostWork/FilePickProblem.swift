/// A reason why picked files are rejected. A host presents it in the user's language; the
/// description is English.
public enum FilePickProblem: Hashable, Sendable {
  /// No file was picked.
  case nonePicked
  /// More files were picked than allowed.
  case tooMany(Int, most: Int)
  /// A file is larger than allowed.
  case tooLarge(String, bytes: Int, most: Int)
  /// A file's name has none of the accepted extensions.
  case wrongKind(String, extensions: [String])
  /// The picked item is not a regular file, such as a folder.
  case notAFile(String)
  /// Files arrived for a request that asked for none: a bug in the host.
  case nothingToPick
}

extension FilePickProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nonePicked: "no file was picked"
    case .tooMany(let count, let most): "\(count) files were picked, and \(most) at most"
    case .tooLarge(let name, let bytes, let most):
      "\(name) has \(bytes) bytes, and may have \(most)"
    case .wrongKind(let name, let extensions):
      "\(name) is none of the kinds that can be picked: \(extensions.joined(separator: ", "))"
    case .notAFile(let name): "\(name) is not a file"
    case .nothingToPick: "there was nothing to pick: reply that it is done"
    }
  }
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
