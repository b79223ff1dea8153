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
