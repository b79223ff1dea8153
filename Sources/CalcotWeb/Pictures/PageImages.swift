import CalcotContent

/// The pictures of a site's pages, and the addresses that browsers load them from.
final class PageImages: Sendable {
  let served: ServedImages
  let origins: ImageOrigins

  init(served: ServedImages, origins: ImageOrigins) {
    self.served = served
    self.origins = origins
  }

  /// Creates pictures for a page outside of a site.
  convenience init() {
    let signer = ProcessSigner()
    self.init(
      served: ServedImages(budget: 0) { signer.signature(ofPicture: $0.bytes) },
      origins: ImageOrigins())
  }

  /// Returns the address from which a page loads a picture; `nil` if the picture cannot be shown,
  /// or is not loaded from an address.
  func address(of source: ImageSource) -> String? {
    guard source.problem == nil else { return nil }
    switch source {
    case .data(let image): return served.address(of: image)
    case .address(let address): return origins.mayLoad(address) ? address.text : nil
    case .symbol, .initials: return nil
    }
  }
}
