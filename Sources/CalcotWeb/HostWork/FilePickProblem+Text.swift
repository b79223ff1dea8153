package import Calcot

extension FilePickProblem {
  /// Returns the text that describes the problem to the user.
  package func text(_ words: WebWords) -> String {
    switch self {
    case .nonePicked: words.nonePicked
    case .tooMany(let count, let most): words.tooManyFiles.filled(count, most)
    case .tooLarge(let name, _, let most): words.fileTooLarge.filled(name, FileSize(most))
    case .wrongKind(let name, let extensions):
      words.wrongKind.filled(name, extensions.joined(separator: ", "))
    case .notAFile, .nothingToPick: description
    }
  }
}
