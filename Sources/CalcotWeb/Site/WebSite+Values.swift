#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WebSite {
  /// Creates the visit of a session.
  func makeVisit(
    of owner: SessionOwner, _ request: WebRequest, isForOnePage: Bool = false,
    savedState: Data? = nil
  ) -> WebSession {
    WebSession(
      request: request, owner: owner, values: values(of: owner.visitor, request).values,
      isForOnePage: isForOnePage, savedState: savedState)
  }

  /// Returns the values that a browser's sessions share, which are at least as new as those of its
  /// request, and whether the browser has older ones.
  func values(
    of visitor: Visitor, _ request: WebRequest
  ) -> (values: VisitorValues, isBehind: Bool) {
    let values = store.shelf.values(of: visitor, cookies.values)
    let own = cookies.values.kept(in: request)
    if let own { values.take(own) }
    return (values, own?.time ?? 0 < values.kept?.time ?? 0)
  }
}
