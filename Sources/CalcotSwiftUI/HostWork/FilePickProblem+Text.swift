#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import enum Calcot.FilePickProblem
  import Foundation

  extension FilePickProblem {
    /// What a person is told.
    package func text(_ words: AppleWords) -> String {
      switch self {
      case .nonePicked: words.nonePicked
      case .tooMany(let count, let most): words.tooManyFiles.filled("\(count)", "\(most)")
      case .tooLarge(let name, _, let most):
        words.fileTooLarge.filled(name, Int64(most).formatted(.byteCount(style: .file)))
      case .wrongKind(let name, let extensions):
        words.wrongKind.filled(name, extensions.joined(separator: ", "))
      case .notAFile(let name): words.notAFile.filled(name)
      case .nothingToPick: description
      }
    }
  }
#endif
