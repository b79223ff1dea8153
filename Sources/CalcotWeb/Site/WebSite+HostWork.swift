import Calcot
import CalcotContent

extension WebSite {
  /// Returns the decision about the body of a request, from its head; a body that is too long is
  /// not even read. Only an upload that a page offers may exceed the length of a form, and only
  /// from the visitor to whom it is offered.
  public nonisolated func bodyAdmission(of request: WebRequest) -> WebBodyAdmission {
    guard let token = SiteAddress(request.target).name(under: WebAssets.uploadPath) else {
      return formAdmission(of: request)
    }
    guard check.mayBeFromSite(request), let visitor = cookies.visitor(of: request),
      let upload = uploads.upload(token, of: visitor.id)
    else {
      guard request.bodyLength ?? 0 > options.sizes.form else { return formAdmission(of: request) }
      return .refused(.page(403, MessagePage().html(HostWords().page.staleForm)))
    }
    let limit = upload.limits.bytes
    guard request.bodyLength ?? 0 <= limit else { return .refused(tooLong(upload, request)) }
    guard uploads.begin(token) else { return .refused(tooMany(upload, request)) }
    return .accepted(
      WebBodyReservation(limit: limit, in: rooms.bodies, of: holders(of: request, visitor)) {
        [self] reason in
        switch reason {
        case .tooLong: tooLong(upload, request)
        case .tooMany: tooMany(upload, request)
        }
      } released: { [uploads] in
        uploads.end(token)
      })
  }

  private nonisolated func formAdmission(of request: WebRequest) -> WebBodyAdmission {
    let isKnown = cookies.visitor(of: request) != nil
    // NB: whoever has no cookie has no form, and may send a report of a violated policy only.
    let limit = isKnown ? options.sizes.form : min(options.sizes.form, PolicyReport.mostBytes)
    let tooLong: @Sendable () -> WebResponse = {
      isKnown
        ? .plain(413, "The form is too long.")
        : .page(403, MessagePage().html(HostWords().page.staleForm))
    }
    guard request.bodyLength ?? 0 <= limit else { return .refused(tooLong()) }
    let room = WebBodyReservation(
      limit: limit, in: rooms.bodies, of: holders(of: request, nil)
    ) { reason in
      switch reason {
      case .tooLong: tooLong()
      case .tooMany: .plain(503, "There are too many forms in transit.")
      }
    }
    return .accepted(room)
  }

  nonisolated func holders(
    of request: WebRequest, _ visitor: Visitor?
  ) -> [BodyReservations.Holder] {
    let address = request.address.isEmpty ? nil : BodyReservations.Holder.address(request.address)
    return [visitor.map { .visitor($0.id) }, address].compactMap(\.self)
  }

  private nonisolated func tooLong(
    _ upload: UploadRegistry.Upload, _ request: WebRequest
  ) -> WebResponse {
    let text = upload.page.words.problems.uploadTooLarge.filled(FileSize(upload.limits.bytes))
    return refusal(413, of: upload, request, "an upload that is too long", text)
  }

  private nonisolated func tooMany(
    _ upload: UploadRegistry.Upload, _ request: WebRequest
  ) -> WebResponse {
    let text = upload.page.words.page.tooBusy
    var response = refusal(503, of: upload, request, "an upload beside too many others", text)
    response.headers.append(WebHeader("Retry-After", "30"))
    return response
  }

  /// Returns a response with the reason why an upload is refused, and shows it on the page as well, which
  /// counts as an event and is left out when there are too many.
  private nonisolated func refusal(
    _ status: Int, of upload: UploadRegistry.Upload, _ request: WebRequest, _ event: String,
    _ text: String
  ) -> WebResponse {
    refused(event, request)
    let wait = cookies.visitor(of: request).map { rates.takeEvents(1, of: $0, at: request.address) }
    if wait == .zero { upload.tell(text) }
    return .page(status, upload.page.html(text))
  }

  /// Receives the files that the user has picked on a page.
  nonisolated func takeUpload(
    named token: String, at address: SiteAddress, _ request: WebRequest
  ) async -> WebResponse {
    guard check.mayBeFromSite(request), let visitor = cookies.visitor(of: request) else {
      refused("an upload from elsewhere", request)
      return .page(403, MessagePage().html(HostWords().page.staleForm))
    }
    guard let upload = uploads.upload(token, of: visitor.id) else {
      return await take(nil, for: token, at: address, visitor, request)
    }
    let wait = rates.takeEvents(2, of: visitor, at: request.address)
    guard wait < Self.longestWait, (try? await Task.sleep(for: wait)) != nil else {
      return tooOften(wait, request)
    }
    let parts: [MultipartReader.Part]
    do {
      parts = try await read(request, of: upload, from: visitor)
    } catch .tooLong {
      return tooLong(upload, request)
    } catch .tooManyParts {
      let text = upload.page.words.panels.mostFiles.filled(upload.mostFiles)
      return refusal(400, of: upload, request, "an upload of too many files", text)
    } catch {
      let text = upload.page.words.problems.uploadUnreadable
      return refusal(400, of: upload, request, "an upload that cannot be read", text)
    }
    let proof = parts.first { $0.name == "token" }?.content ?? []
    guard visitor.isProven(by: String(decoding: proof, as: UTF8.self)) else {
      refused("an upload from elsewhere", request)
      return .page(403, upload.page.html(upload.page.words.page.staleForm))
    }
    let files = parts.filter { !($0.fileName ?? "").isEmpty }.map {
      PickedFile(sentAs: $0.fileName ?? "", content: $0.content)
    }
    return await take(files, for: token, at: address, visitor, request)
  }

  /// Reads the parts of an upload in a turn of its sender's address.
  private func read(
    _ request: WebRequest, of upload: UploadRegistry.Upload, from visitor: Visitor
  ) async throws(MultipartProblem) -> [MultipartReader.Part] {
    let sender = SessionOwner(visitor, request, user: nil)
    return try await rates.turn(of: sender) { _ async throws(MultipartProblem) in
      try await rates.elsewhere(for: sender) { () throws(MultipartProblem) in
        try MultipartReader.parts(
          of: request.body, contentType: request.header("content-type") ?? "",
          limits: upload.limits)
      }
    }
  }

  /// Passes files to the session that has offered the upload, if it still does, and returns a
  /// redirect to its current page.
  private func take(
    _ files: [PickedFile]?, for token: String, at address: SiteAddress, _ visitor: Visitor,
    _ request: WebRequest
  ) async -> WebResponse {
    let owner: SessionOwner
    do { owner = try await self.owner(visitor, request) } catch { return error.response }
    return await rates.turn(of: owner) { turn in
      await take(files, for: token, at: address, owner, request, in: turn)
    }
  }

  private func take(
    _ files: [PickedFile]?, for token: String, at address: SiteAddress, _ owner: SessionOwner,
    _ request: WebRequest, in turn: borrowing Turn
  ) async -> WebResponse {
    if let files, let session = session(at: address, of: owner) {
      guard !session.isOver else { return noSession(for: request) }
      store.hold(session)
      session.take(.picked(files), for: token)
      await settle(session.app, in: turn)
      store.release(session)
    }
    guard let session = session(at: address, of: owner) else {
      return .page(403, MessagePage().html(HostWords().page.staleForm))
    }
    return .seeOther(SiteAddress.target(session.url, session: session.id))
  }

  private func session(at address: SiteAddress, of owner: SessionOwner) -> LiveSession? {
    address.session.flatMap { store.session($0, of: owner) }
  }

  /// Returns a response with a shared file. Its content is copied once for all responses, off the
  /// main actor.
  nonisolated func file(
    named token: String, at address: SiteAddress, _ request: WebRequest
  ) async -> WebResponse {
    guard let visitor = cookies.visitor(of: request) else {
      return .plain(404, "There is nothing at this address.")
    }
    do {
      guard let (file, session) = try await file(for: token, at: address, visitor, request) else {
        return .plain(404, "There is nothing at this address.")
      }
      let bytes = file.bytes
      await noteGrowth(of: session)
      return .file(named: file.name, bytes)
    } catch {
      return error.response
    }
  }

  private func noteGrowth(of session: LiveSession) { session.observer?.grown() }

  private func file(
    for token: String, at address: SiteAddress, _ visitor: Visitor, _ request: WebRequest
  ) async throws(NotAllowed) -> (SharedFile, LiveSession)? {
    guard let session = session(at: address, of: try await owner(visitor, request)),
      let file = session.offers.file(for: token)
    else { return nil }
    if request.method == "GET" { session.handOut(token) }
    return (file, session)
  }
}
