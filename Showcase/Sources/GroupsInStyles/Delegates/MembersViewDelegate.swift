import Calcot
package import CalcotLists
package import Groups

extension DelegateStyle {
  /// The updates that the ViewModel sends to its view. It knows nothing else of the view, so that a
  /// test can be the view.
  @MainActor
  package protocol MembersViewDelegate: AnyObject {
    func show(title: String)
    func show(_ members: Paged<Member>)
    func show(_ status: MembersStatus)
    func showChanges(areAllowed: Bool)
  }

  /// The status of reading the members.
  package enum MembersStatus: Equatable {
    case loading
    case loaded(summary: String, isEmpty: Bool)
    case failed(String)
  }
}
