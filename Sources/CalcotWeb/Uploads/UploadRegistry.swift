import Calcot
import CalcotContent

/// The uploads that a site's pages currently offer. The reader of a request's head consults it, on
/// any thread, before keeping any of the body.
final class UploadRegistry: Sendable {
  /// An upload that a page offers.
  struct Upload: Sendable {
    /// The visitor who may send it.
    let visitor: String
    let limits: MultipartReader.Limits
    /// The maximum number of files.
    let mostFiles: Int
    /// The page that reports an error in the visitor's language and leads back to the app's page.
    let page: MessagePage
    /// A closure that shows an error on the app's page as well.
    let tell: @Sendable (String) -> Void
  }

  private struct State {
    var uploads: [String: Upload] = [:]
    /// The uploads whose bodies are in transit.
    var busy: Set<String> = []
  }

  private let state = Locked(State())

  func open(_ token: String, _ upload: Upload) {
    state.withLock { $0.uploads[token] = upload }
  }

  func close(_ token: String) {
    state.withLock { _ = $0.uploads.removeValue(forKey: token) }
  }

  /// Returns the upload that a page has offered to a visitor.
  func upload(_ token: String, of visitor: String) -> Upload? {
    let upload = state.withLock { $0.uploads[token] }
    return upload?.visitor == visitor ? upload : nil
  }

  /// Begins the body of an upload, one body at a time for each upload; returns `false` if another
  /// one is in transit.
  func begin(_ token: String) -> Bool { state.withLock { $0.busy.insert(token).inserted } }

  /// Ends the body of an upload.
  func end(_ token: String) { state.withLock { _ = $0.busy.remove(token) } }
}

extension MultipartReader.Limits {
  /// The maximum number of files in an upload, whatever the pick allows.
  static let mostFiles = 1_000

  /// Creates limits with room for as many files as may be picked and for the bytes around them.
  ///
  /// - Parameter most: The maximum number of bytes in an upload, whatever the pick allows.
  init(_ pick: FilePick, most: Int) {
    let parts = min(pick.most, Self.mostFiles) + 4
    let (files, isTooMuch) = max(pick.mostBytes, 0).multipliedReportingOverflow(by: pick.most)
    let (bytes, isMore) = files.addingReportingOverflow(parts * 1_024 + 4_096)
    self.init(bytes: isTooMuch || isMore ? most : min(bytes, most), parts: parts)
  }
}
