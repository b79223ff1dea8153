import Calcot
package import CalcotContent

/// A panel over the page that offers the user a piece of work for the app.
package struct WorkPanel: Equatable, Sendable {
  package enum Offer: Equatable, Sendable {
    /// A link that leads away from the site.
    case link(WebAddress)
    /// A text that the user can copy or share.
    case text(String, isShared: Bool)
    /// A file that the user can save from an address.
    case file(name: String, address: String)
    /// An upload of files that the user picks, sent to an address.
    case pick(FilePick, isImage: Bool, address: String)
  }

  package var request: HostRequestID
  package var offer: Offer
  /// The reason why the user's last attempt was not accepted.
  package var problem: String?

  package init(request: HostRequestID, offer: Offer, problem: String? = nil) {
    self.request = request
    self.offer = offer
    self.problem = problem
  }
}

/// A piece of host work that is offered to the user of one session.
struct OfferedWork {
  let request: HostRequest
  /// The unguessable name of its file or upload.
  let token: String
  var problem: String?
  /// The file that is offered; `nil` for other work.
  let file: SharedFile?
  /// The maximum number of bytes in an upload, whatever an app lets the user pick.
  private let uploadLimit: Int

  init(request: HostRequest, token: String, uploadLimit: Int) {
    self.request = request
    self.token = token
    self.uploadLimit = uploadLimit
    guard case .share(.file(let file)) = request.work else {
      self.file = nil
      return
    }
    self.file = SharedFile(file)
  }

  /// Returns the panel that shows the work on a page of the session.
  func panel(in session: String) -> WorkPanel {
    let offer: WorkPanel.Offer =
      switch request.work {
      case .open(let address): .link(address)
      case .copy(let text): .text(text, isShared: false)
      case .share(.text(let text)): .text(text, isShared: true)
      case .share(.file(let file)):
        .file(
          name: file.name, address: SiteAddress.target(WebAssets.filePath + token, session: session)
        )
      case .pickImage(let pick): .pick(least(pick), isImage: true, address: upload(in: session))
      case .pickDocuments(let pick):
        .pick(least(pick), isImage: false, address: upload(in: session))
      }
    return WorkPanel(request: request.id, offer: offer, problem: problem)
  }

  /// Returns the constraints with the least of all limits.
  private func least(_ pick: FilePick) -> FilePick {
    FilePick(
      pick.kinds, most: pick.most, mostBytes: min(pick.mostBytes, uploadLimit),
      longestSide: pick.longestSide)
  }

  private func upload(in session: String) -> String {
    SiteAddress.target(WebAssets.uploadPath + token, session: session)
  }

  /// The approximate number of bytes needed to keep the work.
  var weight: Int {
    switch request.work {
    case .copy(let text), .share(.text(let text)): text.utf8.count
    case .share(.file): file?.weight ?? 0
    case .open, .pickImage, .pickDocuments: 0
    }
  }
}
