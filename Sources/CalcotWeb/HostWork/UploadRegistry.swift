import Calcot

/// The uploads that a site's pages currently offer, and the room that their bodies take. The reader
/// of a request's head consults it, on any thread, before keeping any of the body.
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
    var bytes = 0
    /// The bytes in transit of each visitor.
    var bytesOfVisitor: [String: Int] = [:]
  }

  private let state = Locked(State())
  private let most: Int
  /// The maximum number of bytes for the bodies of one visitor, so that nobody occupies all the
  /// room.
  private var share: Int { most / 4 }

  /// Creates an empty registry.
  ///
  /// - Parameter most: The maximum number of bytes for all bodies in transit.
  init(most: Int) { self.most = most }

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

  /// Reserves room for the body of an upload, one body at a time for each upload; returns `false`
  /// if there is none. A body larger than a visitor's share is accepted while that visitor sends
  /// nothing else.
  func takeRoom(_ bytes: Int, for token: String, of visitor: String) -> Bool {
    state.withLock { state in
      let own = state.bytesOfVisitor[visitor, default: 0]
      guard own == 0 || own + bytes <= share, state.bytes + bytes <= most,
        state.busy.insert(token).inserted
      else { return false }
      state.bytes += bytes
      state.bytesOfVisitor[visitor] = own + bytes
      return true
    }
  }

  func giveRoom(_ bytes: Int, for token: String, of visitor: String) {
    state.withLock { state in
      state.busy.remove(token)
      state.bytes -= bytes
      let own = state.bytesOfVisitor[visitor, default: 0] - bytes
      state.bytesOfVisitor[visitor] = own == 0 ? nil : own
    }
  }
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
