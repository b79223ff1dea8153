package import Calcot
package import CalcotContent
package import CalcotStreams
import CalcotViews
package import Groups

extension StreamStyle {
  @MainActor
  package final class MembersViewModel: Stepper {
    package struct Outputs {
      package let title: Driver<String>
      package let listLabel: String
      package let rows: Driver<PagedRows<MemberRow>>
      package let addMembers: Driver<LinkButton?>
      package let status: Driver<ListStatus>
      package let labels: ListLabels
      package let refresh: Action<Void, Void>
      package let showRows: Action<Range<Int>, Void>
      package let remove: Action<MemberRow, Void>
    }

    package let steps = StepSource<GroupsStep>()
    private let interactor: any MembersInteracting
    private let router: any ScreenRouting
    private let texts: GroupsTexts

    /// Creates a ViewModel.
    ///
    /// - Parameters:
    ///   - interactor: The source of the members.
    ///   - router: Asks before a member is removed, and reports it; it navigates nowhere.
    ///   - texts: The texts for the user.
    package init(
      interactor: any MembersInteracting, router: any ScreenRouting, texts: GroupsTexts
    ) {
      self.interactor = interactor
      self.router = router
      self.texts = texts
    }

    package func callAsFunction(_ list: Driver<MemberList>) -> Outputs {
      let (interactor, texts, steps, group) = (interactor, texts, steps, list.value.group)
      let removal = DeletionHandler(router: router, texts: texts.removal(from: list.value)) {
        (row: MemberRow) throws(GroupRepositoryError) in try await interactor.remove(row.id)
      }
      return Outputs(
        title: list.map(texts.title(of:)), listLabel: texts.memberList,
        rows: list.map { list in
          list.members.elements.rows {
            texts.row($0, in: list, opens: steps.emitting(.memberPicked($0.id, of: group)))
          }
        },
        addMembers: list.map { list in
          guard list.isMine == true else { return nil }
          return LinkButton(
            texts.addMembers, symbol: .add, role: .main, letter: "a",
            opens: steps.emitting(.peopleWanted(for: group)))
        },
        status: list.map(texts.status), labels: texts.labels,
        refresh: Action(enabledIf: list.map { $0.members.loading != .loading }) {
          await interactor.fetchMembers()
        },
        showRows: Action(whileExecuting: .cancelFirst) { await interactor.show($0) },
        remove: Action(whileExecuting: .queue) { await removal.delete($0) })
    }
  }
}
