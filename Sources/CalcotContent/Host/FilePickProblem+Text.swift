package import CalcotTree

extension FilePickProblem {
  /// Returns the message for the user. File names come from outside, so they are escaped.
  package func text(_ words: HostWords) -> String {
    let problems = words.problems
    return switch self {
    case .nonePicked: problems.nonePicked
    case .tooMany(let count, let most): problems.tooMany.filled(count, most)
    case .tooLarge(let name, _, let most):
      problems.tooLarge.filled(VisibleText.of(name), FileSize(most))
    case .wrongKind(let name, let extensions):
      problems.wrongKind.filled(VisibleText.of(name), extensions.joined(separator: ", "))
    case .notAFile(let name): problems.notAFile.filled(VisibleText.of(name))
    case .nothingToPick: description
    }
  }
}
