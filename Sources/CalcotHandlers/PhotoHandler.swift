public import Calcot

/// Lets the user pick a photo, and looks whether it is one: a file's name says nothing of what is in it.
///
/// ```swift
/// guard let photo = await PhotoHandler(router: router).pick(texts.photo) else { return }
/// ```
@MainActor
public struct PhotoHandler {
  private let router: any ImagePicking & Confirming & MessageShowing

  /// A handler that does what the user sees of it with `router`.
  public init(router: any ImagePicking & Confirming & MessageShowing) { self.router = router }

  /// Lets the user pick a photo, again and again until it is one or they leave it.
  ///
  /// - Parameters:
  ///   - texts: what the user reads.
  ///   - mostBytes: how large the photo may be.
  /// - Returns: the photo; nil when the user has picked none, or has been told why they cannot.
  public func pick(_ texts: PhotoTexts, mostBytes: Int = FilePick.usualBytes) async -> Photo? {
    do throws(Refusal) {
      while let file = try await router.pickImage(mostBytes: mostBytes) {
        let problem: PhotoProblem
        if file.content.count > mostBytes {
          problem = .tooLarge(file.name, mostBytes: mostBytes)
        } else if let photo = Photo(file) {
          return photo
        } else {
          problem = .notAPhoto(file.name)
        }
        guard await router.confirm(texts.pickAgain(problem)) else { return nil }
      }
    } catch {
      switch error {
      case .declined, .notRunning, .screenEnded, .flowEnded: break
      default: router.showMessage(texts.failure(error), .error)
      }
    }
    return nil
  }
}

/// Why a picked file is not taken for a photo.
public enum PhotoProblem: Hashable, Sendable {
  /// What is in the file of this name is no picture of a known format.
  case notAPhoto(String)
  /// The file of this name has more bytes than it may have.
  case tooLarge(String, mostBytes: Int)
}

/// What the user reads when they pick a photo, in their language.
public struct PhotoTexts: Sendable {
  let pickAgain: @MainActor @Sendable (PhotoProblem) -> Question
  let failure: @MainActor @Sendable (Refusal) -> String

  /// The texts of one pick.
  ///
  /// - Parameters:
  ///   - pickAgain: says what is wrong with a file, and offers to pick another.
  ///   - failure: says why nothing can be picked.
  public init(
    pickAgain: @escaping @MainActor @Sendable (PhotoProblem) -> Question,
    failure: @escaping @MainActor @Sendable (Refusal) -> String
  ) {
    self.pickAgain = pickAgain
    self.failure = failure
  }
}
