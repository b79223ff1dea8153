import Calcot
import CalcotContent

/// The work for the app that one session offers to its user: at most one piece at a time, and the
/// file that was handed out last.
struct WorkOffers {
  private let uploads: UploadRegistry
  private let uploadLimit: Int
  /// The current offer.
  private(set) var current: OfferedWork?
  /// The file that was handed out last, until something else is offered.
  private var handedOut: OfferedWork?

  /// Creates a session's offers.
  ///
  /// - Parameters:
  ///   - uploads: The registry of the uploads of all sessions.
  ///   - uploadLimit: The maximum number of bytes in an upload, whatever an app lets the user pick.
  init(_ uploads: UploadRegistry, uploadLimit: Int) {
    (self.uploads, self.uploadLimit) = (uploads, uploadLimit)
  }

  /// Offers the app's current request, and withdraws the offer of any other.
  ///
  /// - Parameters:
  ///   - visitor: The visitor who may send an upload.
  ///   - page: The page that reports an error of an upload.
  ///   - tell: A closure that shows an error on the app's page as well, given the offer's token.
  mutating func offer(
    _ request: HostRequest?, to visitor: String, page: @autoclosure () -> MessagePage,
    tell: @escaping @Sendable (_ problem: String, _ token: String) -> Void
  ) {
    guard request?.id != current?.request.id else { return }
    withdraw()
    guard let request else { return }
    handedOut = nil
    let token = RandomText.make()
    current = OfferedWork(request: request, token: token, uploadLimit: uploadLimit)
    guard let pick = request.work.pick else { return }
    let upload = UploadRegistry.Upload(
      visitor: visitor, limits: MultipartReader.Limits(pick, most: uploadLimit),
      mostFiles: min(pick.most, MultipartReader.Limits.mostFiles), page: page()
    ) { problem in
      tell(problem, token)
    }
    uploads.open(token, upload)
  }

  /// Withdraws the current offer; its addresses lead nowhere from now on.
  mutating func withdraw() {
    if let current { uploads.close(current.token) }
    current = nil
  }

  /// Returns the current offer if it has a token.
  func current(_ token: String) -> OfferedWork? { current?.token == token ? current : nil }

  /// Returns the file that is offered under a token or was handed out last.
  func file(for token: String) -> SharedFile? {
    [current, handedOut].lazy.compactMap(\.self).first { $0.token == token }?.file
  }

  /// Keeps the offered file after the offer's end. NB: The file has not arrived yet, so a browser may
  /// request it again.
  mutating func handOut() { handedOut = current }

  /// Records the reason why the user's attempt was not accepted, for the page to show.
  mutating func note(problem: String) { current?.problem = problem }

  /// The approximate number of bytes needed to keep the current offer and the handed-out file.
  var weight: Int { (current?.weight ?? 0) + (handedOut?.weight ?? 0) }
}
