public import Foundation

/// It is Foundation's on Apple's systems, and not there on others.
///
/// https://developer.apple.com/documentation/foundation/nsitemprovider
// NB: it never changes; a class that is open cannot be checked for that.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let content: Result<FileOnStage, any Error>

  /// What the user has chosen, or why it cannot be had. No part of Foundation's interface.
  public init(onStage content: Result<FileOnStage, any Error>) { self.content = content }

  /// "The system deletes this file when the completion handler returns." It is called on a queue of the
  /// system's own.
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
