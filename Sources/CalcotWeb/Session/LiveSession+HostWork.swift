import Calcot
import CalcotContent

extension LiveSession {
  /// Offers the app's current host request, and withdraws the offer of any other.
  func noteRequest() {
    offers.offer(
      app.hostRequest, to: visit.visitor,
      page: MessagePage(
        words: words, target: SiteAddress.target(url, session: id),
        label: words.page.backToPage)
    ) { [weak self] problem, token in
      Task { @MainActor in self?.tell(problem, of: token) }
    }
  }

  /// The panel of the current offer; `nil` if there is none.
  var panel: WorkPanel? { offers.current?.panel(in: id) }

  /// Ends the offer of a file, which the browser can still request.
  func handOut(_ token: String) {
    guard offers.current(token) != nil else { return }
    offers.handOut()
    take(.done, for: token)
  }

  /// Sends the app the result of the offer with a token; ignored if it is no longer the current
  /// offer, or if the session is over.
  func take(_ reply: HostReply, for token: String) {
    guard !isOver, let offer = offers.current(token) else { return }
    if offer.request.work.pick?.longestSide != nil, reply.hasForeignPicture {
      return turn { offers.note(problem: words.problems.foreignPicture) }
    }
    perform(.input(.reply(reply, to: offer.request.id)))
  }

  /// Cancels the current offer; returns `false` if there is none.
  func leaveOffer() -> Bool {
    guard let offer = offers.current else { return false }
    note(app.send(.reply(.cancelled, to: offer.request.id)))
    return true
  }

  private func tell(_ problem: String, of token: String) {
    guard offers.current(token) != nil else { return }
    turn { offers.note(problem: problem) }
  }
}

extension HostReply {
  /// A Boolean value that indicates whether a picked file is a picture that most browsers cannot
  /// show. A page with script has made another one of it.
  fileprivate var hasForeignPicture: Bool {
    guard case .picked(let files) = self else { return false }
    return files.contains { ImageData($0.content).format == .heic }
  }
}
