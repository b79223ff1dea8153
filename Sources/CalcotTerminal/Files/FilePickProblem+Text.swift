package import Calcot

extension FilePickProblem {
  /// Returns the message for the user.
  package func text(_ words: TerminalWords) -> String {
    switch self {
    case .nonePicked: words.nonePicked
    case .tooMany(let count, let most): words.tooMany.filled(count, most)
    case .tooLarge(let name, let bytes, let most):
      FileProblem.tooLarge(name, bytes: bytes, most: most).text(words)
    case .wrongKind(let name, let extensions):
      FileProblem.wrongKind(name, kinds: extensions).text(words)
    case .notAFile(let name): FileProblem.notOrdinary(name).text(words)
    case .nothingToPick: description
    }
  }
}
