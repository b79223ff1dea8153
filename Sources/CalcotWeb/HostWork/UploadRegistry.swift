import Calcot

/// The uploads that a site's pages offer now, and the room that their bodies take. Whoever reads the
/// head of a request looks here, on any thread, before anything of its body is kept.
final class UploadRegistry: Sendable {
  /// An upload that a page offers.
  struct Upload: Sendable {
    /// Who may send it.
    let visitor: String
    let limits: MultipartReader.Limits
    /// How many files it may have.
    let mostFiles: Int
    /// Says in the visitor's language what went wrong, and leads back to the page.
    let page: MessagePage
    /// Has the page itself say it, too.
    let tell: @Sendable (String) -> Void
  }

  private struct State {
    var uploads: [String: Upload] = [:]
    /// The uploads whose bodies are under way.
    var busy: Set<String> = []
    var bytes = 0
    /// The bytes of those that a visitor sends.
    var bytesOfVisitor: [String: Int] = [:]
  }

  private let state = Locked(State())
  private let most: Int
  /// The bytes that the bodies of one visitor may have, so that nobody holds all the room there is.
  private var share: Int { most / 4 }

  /// - Parameter most: the bytes that all bodies under way may have.
  init(most: Int) { self.most = most }

  func open(_ token: String, _ upload: Upload) {
    state.withLock { $0.uploads[token] = upload }
  }

  func close(_ token: String) {
    state.withLock { _ = $0.uploads.removeValue(forKey: token) }
  }

  /// The upload that a page has offered to a visitor.
  func upload(_ token: String, of visitor: String) -> Upload? {
    let upload = state.withLock { $0.uploads[token] }
    return upload?.visitor == visitor ? upload : nil
  }

  /// Takes room for the body of an upload, one at a time; false when there is none. What is larger
  /// than a visitor's share is taken while the visitor sends nothing else.
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
  /// The files that an upload may have, whatever is picked.
  static let mostFiles = 1_000

  /// Room for as many files as may be picked, and for what stands around them.
  ///
  /// - Parameter most: the bytes that an upload may have, whatever is picked.
  init(_ pick: FilePick, most: Int) {
    let parts = min(pick.most, Self.mostFiles) + 4
    let (files, isTooMuch) = max(pick.mostBytes, 0).multipliedReportingOverflow(by: pick.most)
    let (bytes, isMore) = files.addingReportingOverflow(parts * 1_024 + 4_096)
    self.init(bytes: isTooMuch || isMore ? most : min(bytes, most), parts: parts)
  }
}
