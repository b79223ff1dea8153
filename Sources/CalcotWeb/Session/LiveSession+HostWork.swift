import Calcot
import CalcotContent

extension LiveSession {
  /// Offers the app's current host request, and withdraws the offer of any other.
  func noteRequest() {
    let request = app.hostRequest
    guard request?.id != offered?.request.id else { return }
    withdrawOffer()
    guard let request else { return }
    handedOut = nil
    let token = RandomText.make()
    offered = OfferedWork(request: request, token: token)
    guard let pick = request.work.pick else { return }
    let page = MessagePage(
      words: visit.words, language: visit.language,
      target: SiteAddress.target(url, session: id), label: visit.words.page.backToPage)
    let upload = UploadRegistry.Upload(
      visitor: visit.visitor, limits: MultipartReader.Limits(pick, most: uploadLimit),
      mostFiles: min(pick.most, MultipartReader.Limits.mostFiles), page: page
    ) { [weak self] problem in
      Task { @MainActor in self?.tell(problem, of: token) }
    }
    uploads.open(token, upload)
  }

  /// Withdraws the current offer; its addresses lead nowhere from now on.
  func withdrawOffer() {
    if let offered { uploads.close(offered.token) }
    offered = nil
  }

  /// The panel of the current offer; `nil` if there is none.
  var panel: WorkPanel? { offered?.panel(in: id) }

  /// Returns the file that is offered under a token or was handed out last.
  func file(for token: String) -> SharedFile? {
    [offered, handedOut].lazy.compactMap(\.self).first { $0.token == token }?.file
  }

  /// Ends the offer of a file. NB: The file has not arrived yet, so a browser may request it again.
  func handOut(_ token: String) {
    guard let offered, offered.token == token else { return }
    handedOut = offered
    take(.done, for: token)
  }

  /// The approximate number of bytes needed to keep the current offer and the handed-out file.
  var offerWeight: Int { (offered?.weight ?? 0) + (handedOut?.weight ?? 0) }

  /// Sends the app the result of the offer with a token; ignored if it is no longer the current
  /// offer.
  func take(_ reply: HostReply, for token: String) {
    guard let offered, offered.token == token else { return }
    perform(.input(.reply(reply, to: offered.request.id)))
  }

  /// Cancels the current offer; returns `false` if there is none.
  func leaveOffer() -> Bool {
    guard let offered else { return false }
    note(app.send(.reply(.cancelled, to: offered.request.id)))
    return true
  }

  /// Records the reason why the user's attempt was not accepted, for the page to show.
  func noteProblem(_ text: String) { offered?.problem = text }

  private func tell(_ problem: String, of token: String) {
    guard offered?.token == token else { return }
    noteProblem(problem)
    present()
  }
}
