public import Foundation

/// A provider of an item. On Apple's systems it is Foundation's; other systems lack it.
///
/// https://developer.apple.com/documentation/foundation/nsitemprovider
// NB: Foundation does not declare it `Sendable`.
open class NSItemProvider: NSObject {
  private let content: Result<FileOnStage, any Error>

  /// Creates a provider of the user's file, or of the reason why it cannot be loaded. Not part of
  /// Foundation's API.
  public init(onStage content: Result<FileOnStage, any Error>) { self.content = content }

  /// "The system deletes this file when the completion handler returns." The handler is called on a
  /// system queue.
  ///
  /// https://developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(fortypeidentifier:completionhandler:)
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let content = content
    DispatchQueue.global().async {
      do {
        let url = try content.get().copy()
        completionHandler(url, nil)
        try FileManager.default.removeItem(at: url.deletingLastPathComponent())
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }
}
