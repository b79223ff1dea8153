import Calcot

extension LiveSession {
  /// Offers what the app wants done now, and no longer what it does not.
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
      target: SiteAddress.target(url, session: id), label: visit.words.backToPage)
    let upload = UploadRegistry.Upload(
      visitor: visit.visitor, limits: MultipartReader.Limits(pick, most: uploadLimit),
      mostFiles: min(pick.most, MultipartReader.Limits.mostFiles), page: page
    ) { [weak self] problem in
      Task { @MainActor in self?.tell(problem, of: token) }
    }
    uploads.open(token, upload)
  }

  /// Lets go of what is offered; its addresses lead nowhere from now on.
  func withdrawOffer() {
    if let offered { uploads.close(offered.token) }
    offered = nil
  }

  /// What a page offers to do, if anything.
  var panel: HostPanel? { offered?.panel(in: id) }

  /// The file that is offered under a token, or was handed out last.
  func file(for token: String) -> PickedFile? {
    let work = [offered, handedOut].lazy.compactMap(\.self).first { $0.token == token }
    guard case .share(.file(let file)) = work?.request.work else { return nil }
    return file
  }

  /// Ends the offer of a file. NB: the file has not arrived yet, so a browser may ask for it again.
  func handOut(_ token: String) {
    guard let offered, offered.token == token else { return }
    handedOut = offered
    take(.done, for: token)
  }

  /// About how many bytes it takes to keep what is offered, and what was handed out.
  var offerWeight: Int { (offered?.weight ?? 0) + (handedOut?.weight ?? 0) }

  /// Tells the app what came of what is offered under a token; it may be no longer.
  func take(_ reply: HostReply, for token: String) {
    guard let offered, offered.token == token else { return }
    perform(.input(.reply(reply, to: offered.request.id)))
  }

  /// Leaves what is offered without doing it; false when nothing is.
  func leaveOffer() -> Bool {
    guard let offered else { return false }
    note(app.send(.reply(.cancelled, to: offered.request.id)))
    return true
  }

  /// Has the page say why what the user has done was not enough.
  func noteProblem(_ text: String) { offered?.problem = text }

  private func tell(_ problem: String, of token: String) {
    guard offered?.token == token else { return }
    noteProblem(problem)
    present()
  }
}
