internal import Calcot
package import CalcotLists
package import Groups

/// The screen of a group's members with delegates: the ViewModel tells its view what to show, and
/// the view keeps that state.
package enum DelegateStyle {}

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

extension DelegateStyle {
  @MainActor
  package final class MembersViewModel: ViewLifecycle {
    package weak var view: (any MembersViewDelegate)?
    package let texts: GroupsTexts
    private var shown: MemberList?
    private let interactor: any MembersInteracting
    private let coordinator: any MembersCoordinating

    package init(
      interactor: any MembersInteracting, coordinator: any MembersCoordinating, texts: GroupsTexts
    ) {
      self.interactor = interactor
      self.coordinator = coordinator
      self.texts = texts
    }

    package func onViewDidLoad() {
      interactor.memberListDidChange.add(self, MembersViewModel.memberListDidChange)
      memberListDidChange()
    }

    package func onRowTapped(_ member: Member) { coordinator.present(member.id, of: group) }
    package func onAddButtonTapped() { coordinator.presentPicker(for: group) }
    package func onRefreshButtonTapped() async { await interactor.fetchMembers() }
    package func onRowsShown(_ rows: Range<Int>) async { await interactor.fetchMembers(in: rows) }

    package func onRemoveButtonTapped(_ member: Member) async {
      let isConfirmed = await coordinator.confirm(
        texts.removeQuestion(member.name),
        message: texts.removeConsequence(title(of: interactor.memberList)),
        action: texts.remove, role: .destructive, cancel: texts.keep)
      guard isConfirmed else { return }
      let removed: Void? = await coordinator.attempt(texts.saving) {
        () throws(GroupRepositoryError) in try await interactor.remove(member.id)
      }
      if removed != nil { coordinator.showMessage(texts.removed(member.name), .success) }
    }

    func place(of member: Member) -> GroupsRoute { .member(member.id, of: group) }

    private var group: Group.ID { interactor.memberList.group }

    /// Notifies the view of the parts that differ from those it shows.
    private func memberListDidChange() {
      let (list, old) = (interactor.memberList, shown)
      shown = list
      if old == nil || list.name != old?.name { view?.show(title: title(of: list)) }
      if old == nil || list.isMine != old?.isMine {
        view?.showChanges(areAllowed: list.isMine == true)
      }
      if list.members.elements != old?.members.elements { view?.show(list.members.elements) }
      if list.members != old?.members { view?.show(status(of: list)) }
    }

    private func title(of list: MemberList) -> String { list.name ?? texts.memberList }

    private func status(of list: MemberList) -> MembersStatus {
      switch list.members.loading {
      case .loading: .loading
      case .failed(let error): .failed(texts.message(error))
      case .loaded:
        .loaded(
          summary: texts.members(list.members.elements.count),
          isEmpty: list.members.elements.count == 0)
      }
    }
  }
}
