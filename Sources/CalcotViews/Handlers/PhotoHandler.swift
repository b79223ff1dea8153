public import Calcot
public import CalcotContent

/// A handler that lets the user pick a photo and checks its content, since a file's name proves
/// nothing. Use it wherever the app needs an image from the user.
///
/// ```swift
/// let photos = PhotoHandler(router: router, texts: texts.photoPick)
///
/// guard let photo = await photos.pick() else { return }
/// ```
@MainActor
public struct PhotoHandler {
  private let router: any ScreenRouting & FilePicking
  private let texts: PhotoTexts
  private let mostBytes: Int

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - router: The router that interacts with the user.
  ///   - texts: The texts for the user.
  ///   - mostBytes: The maximum size of a photo, in bytes.
  public init(
    router: any ScreenRouting & FilePicking, texts: PhotoTexts,
    mostBytes: Int = FilePick.usualBytes
  ) {
    self.router = router
    self.texts = texts
    self.mostBytes = mostBytes
  }

  /// Lets the user pick until the file is a photo or they cancel.
  ///
  /// - Returns: The photo, or nil if the user has cancelled, or has been told why nothing can be
  ///   picked.
  public func pick() async -> Photo? {
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

/// A reason why a picked file is rejected as a photo.
public enum PhotoProblem: Hashable, Sendable {
  /// The content of the named file is not an image of a known format.
  case notAPhoto(String)
  /// The named file is larger than allowed.
  case tooLarge(String, mostBytes: Int)
}

/// The texts of picking a photo, in the user's language.
public struct PhotoTexts: Sendable {
  let pickAgain: @MainActor @Sendable (PhotoProblem) -> Question
  let failure: @MainActor @Sendable (Refusal) -> String

  /// Creates the texts of a pick.
  ///
  /// - Parameters:
  ///   - pickAgain: A closure that returns a question which describes the problem and offers to
  ///     pick another file.
  ///   - failure: A closure that returns the reason why nothing can be picked.
  public init(
    pickAgain: @escaping @MainActor @Sendable (PhotoProblem) -> Question,
    failure: @escaping @MainActor @Sendable (Refusal) -> String
  ) {
    self.pickAgain = pickAgain
    self.failure = failure
  }
}
