import Calcot
import CalcotContent

extension WebSite {
  /// Returns whether the site accepts the body of a request whose head has arrived; a body that is
  /// too long is not even read. Only an upload that a page offers may exceed the length of a form,
  /// and only from the visitor to whom it is offered.
  public nonisolated func bodyAdmission(of request: WebRequest) -> WebBodyAdmission {
    guard let token = SiteAddress(request.target).name(under: WebAssets.uploadPath) else {
      return .upTo(options.bodyLimit, of: request)
    }
    guard check.isFromSite(request), let visitor = Visitor(request),
      let upload = uploads.upload(token, of: visitor.id)
    else {
      guard request.bodyLength ?? 0 > options.bodyLimit else {
        return .upTo(options.bodyLimit, of: request)
      }
      return .refused(.page(403, MessagePage().html(HostWords().page.staleForm)))
    }
    let limit = upload.limits.bytes
    guard request.bodyLength ?? 0 <= limit else { return .refused(tooLong(upload)) }
    let bytes = request.bodyLength ?? limit
    guard uploads.takeRoom(bytes, for: token, of: visitor.id) else {
      let text = upload.page.words.page.tooBusy
      var response = refusal(503, of: upload, "an upload beside too many others", text)
      response.headers.append(WebHeader("Retry-After", "30"))
      return .refused(response)
    }
    return .accepted(
      WebBodyRoom(limit: limit) { [self] in
        tooLong(upload)
      } free: { [uploads] in
        uploads.giveRoom(bytes, for: token, of: visitor.id)
      })
  }

  private nonisolated func tooLong(_ upload: UploadRegistry.Upload) -> WebResponse {
    let text = upload.page.words.problems.uploadTooLarge.filled(FileSize(upload.limits.bytes))
    return refusal(413, of: upload, "an upload that is too long", text)
  }

  /// Reports on the page and in the response why an upload is refused.
  private nonisolated func refusal(
    _ status: Int, of upload: UploadRegistry.Upload, _ event: String, _ text: String
  ) -> WebResponse {
    watch(.refused(event))
    upload.tell(text)
    return .page(status, upload.page.html(text))
  }

  /// Receives the files that the user has picked on a page.
  nonisolated func takeUpload(
    named token: String, at address: SiteAddress, _ request: WebRequest
  ) async -> WebResponse {
    guard check.isFromSite(request), let visitor = Visitor(request) else {
      watch(.refused("an upload from elsewhere"))
      return .page(403, MessagePage().html(HostWords().page.staleForm))
    }
    guard let upload = uploads.upload(token, of: visitor.id) else {
      return await goBack(to: address.session, of: visitor)
    }
    let parts: [MultipartReader.Part]
    do {
      parts = try MultipartReader.parts(
        of: request.body, contentType: request.header("content-type") ?? "", limits: upload.limits)
    } catch .tooLong {
      return tooLong(upload)
    } catch .tooManyParts {
      let text = upload.page.words.panels.mostFiles.filled(upload.mostFiles)
      return refusal(400, of: upload, "an upload of too many files", text)
    } catch {
      let text = upload.page.words.problems.uploadUnreadable
      return refusal(400, of: upload, "an upload that cannot be read", text)
    }
    let proof = parts.first { $0.name == "token" }
    guard proof?.content == Array(visitor.token.utf8)[...] else {
      watch(.refused("an upload from elsewhere"))
      return .page(403, upload.page.html(upload.page.words.page.staleForm))
    }
    let files = parts.filter { !($0.fileName ?? "").isEmpty }.map {
      PickedFile(sentAs: $0.fileName ?? "", content: $0.content)
    }
    return await take(files, for: token, at: address, visitor)
  }

  private func take(
    _ files: [PickedFile], for token: String, at address: SiteAddress, _ visitor: Visitor
  ) async -> WebResponse {
    if let session = session(at: address, of: visitor) {
      session.take(.picked(files), for: token)
      await settle(session.app)
    }
    return goBack(to: address.session, of: visitor)
  }

  /// Returns a redirect to the current page of a session.
  private func goBack(to session: String?, of visitor: Visitor) -> WebResponse {
    guard let session = session.flatMap({ store.session($0, of: visitor.id) }) else {
      return .page(403, MessagePage().html(HostWords().page.staleForm))
    }
    store.release(session)
    return .seeOther(SiteAddress.target(session.url, session: session.id))
  }

  private func session(at address: SiteAddress, of visitor: Visitor) -> LiveSession? {
    address.session.flatMap { store.session($0, of: visitor.id) }
  }

  /// Returns a response with a shared file. Copies its content off the main actor.
  nonisolated func file(
    named token: String, at address: SiteAddress, _ request: WebRequest
  ) async -> WebResponse {
    guard let visitor = Visitor(request),
      let file = await file(for: token, at: address, visitor, isSaved: request.method == "GET")
    else { return .plain(404, "There is nothing at this address.") }
    return .file(file)
  }

  private func file(
    for token: String, at address: SiteAddress, _ visitor: Visitor, isSaved: Bool
  ) -> PickedFile? {
    guard let session = session(at: address, of: visitor), let file = session.file(for: token)
    else { return nil }
    if isSaved { session.handOut(token) }
    return file
  }
}
