import CalcotWebTesting

@testable import CalcotWeb

extension WorkAccount {
  /// An account that is never used up.
  static var unlimited: WorkAccount {
    let request = WebRequest(method: "GET", target: "/")
    return WorkAccount(SiteRates(.driven), of: SessionOwner(Visitor(), request, user: nil))
  }
}
