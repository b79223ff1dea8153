#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot

  extension FilePickProblem {
    /// Returns the text that is shown to the user.
    package func text(_ words: AppleWords) -> String {
      switch self {
      case .nonePicked: words.nonePicked
      case .tooMany(let count, let most): words.tooMany.filled("\(count)", "\(most)")
      case .tooLarge(let name, let bytes, let most):
        words.tooLarge.filled(name, "\(bytes)", "\(most)")
      case .wrongKind(let name, let extensions):
        words.wrongKind.filled(name, extensions.joined(separator: ", "))
      case .notAFile(let name): words.notAFile.filled(name)
      case .nothingToPick: description
      }
    }
  }
#endif
