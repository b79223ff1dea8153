package import Calcot

/// What a page offers the user to do for the app, over whatever it shows.
package struct HostPanel: Equatable, Sendable {
  package enum Offer: Equatable, Sendable {
    /// A link that leads away from the site.
    case link(WebAddress)
    /// A text that the user can copy, or hand on.
    case text(String, isShared: Bool)
    /// A file that can be saved from an address.
    case file(name: String, address: String)
    /// Files that can be picked and are sent to an address.
    case pick(FilePick, isImage: Bool, address: String)
  }

  package var request: HostRequestID
  package var offer: Offer
  /// Why what the user has done was not enough.
  package var problem: String?

  package init(request: HostRequestID, offer: Offer, problem: String? = nil) {
    self.request = request
    self.offer = offer
    self.problem = problem
  }
}

/// Work that one session's user is offered to do.
struct OfferedWork {
  let request: HostRequest
  /// What its file or its upload is called: nobody can guess it.
  let token: String
  var problem: String?

  /// How a page of the session shows it.
  func panel(in session: String) -> HostPanel {
    let offer: HostPanel.Offer =
      switch request.work {
      case .open(let address): .link(address)
      case .copy(let text): .text(text, isShared: false)
      case .share(.text(let text)): .text(text, isShared: true)
      case .share(.file(let file)):
        .file(
          name: file.name, address: SiteAddress.target(WebAssets.filePath + token, session: session)
        )
      case .pickImage(let pick): .pick(pick, isImage: true, address: upload(in: session))
      case .pickDocuments(let pick): .pick(pick, isImage: false, address: upload(in: session))
      }
    return HostPanel(request: request.id, offer: offer, problem: problem)
  }

  private func upload(in session: String) -> String {
    SiteAddress.target(WebAssets.uploadPath + token, session: session)
  }

  /// About how many bytes it takes to keep it.
  var weight: Int {
    switch request.work {
    case .copy(let text), .share(.text(let text)): text.utf8.count
    case .share(.file(let file)): file.content.count
    case .open, .pickImage, .pickDocuments: 0
    }
  }
}
