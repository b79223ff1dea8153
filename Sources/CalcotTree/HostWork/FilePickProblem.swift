/// Why what the user has picked is not accepted. A host says it in the user's language; the
/// description is English.
public enum FilePickProblem: Hashable, Sendable {
  /// Something was to be picked, and nothing was.
  case nonePicked
  /// So many files were picked, and fewer may be.
  case tooMany(Int, most: Int)
  /// The file of this name has more bytes than it may have.
  case tooLarge(String, bytes: Int, most: Int)
  /// The file of this name is of none of the kinds, known by how names end.
  case wrongKind(String, extensions: [String])
  /// What has this name is a folder or the like.
  case notAFile(String)
  /// Files have come where the host was asked for something else: a mistake in the host.
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
  /// Why these files are not accepted, said of the first that is not; nil if they are.
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

  /// Why a file is not accepted, as far as its name and its size say.
  public func problem(withFileNamed name: String, bytes: Int) -> FilePickProblem? {
    if bytes > mostBytes { return .tooLarge(name, bytes: bytes, most: mostBytes) }
    guard kinds.isEmpty || kinds.contains(where: { $0.covers(name) }) else {
      return .wrongKind(name, extensions: kinds.flatMap(\.extensions))
    }
    return nil
  }
}
