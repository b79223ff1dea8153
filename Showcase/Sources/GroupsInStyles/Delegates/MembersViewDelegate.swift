package import Calcot
package import Groups

extension DelegateStyle {
  /// What the ViewModel can have shown. It knows no more of its view, so that a test can be the view.
  @MainActor
  package protocol MembersViewDelegate: AnyObject {
    func show(title: String)
    func show(_ members: Paged<Member>)
    func show(_ status: MembersStatus)
    func showChanges(areAllowed: Bool)
  }

  /// How it stands with reading the members.
  package enum MembersStatus: Equatable {
    case loading
    case loaded(summary: String, isEmpty: Bool)
    case failed(String)
  }
}
