package import CalcotContent
package import CalcotStreams
package import Groups

extension StreamStyle {
  @MainActor
  package final class GroupsViewModel: Stepper {
    package struct Outputs {
      package let title: Driver<String>
      package let search: Driver<String>
      package let rows: Driver<PagedRows<GroupRow>>
      package let links: Driver<[LinkButton]>
      package let status: Driver<ListStatus>
      package let labels: ListLabels
      package let refresh: Action<Void, Void>
      package let showRows: Action<Range<Int>, Void>
      package let changeSearch: Action<String, Void>
      package let searchEdited: Action<Void, Void>
    }

    package let steps = StepSource<GroupsStep>()
    private let interactor: any GroupsInteracting
    private let texts: GroupsTexts

    package init(interactor: any GroupsInteracting, texts: GroupsTexts) {
      self.interactor = interactor
      self.texts = texts
    }

    package func callAsFunction(_ list: Driver<GroupsList>) -> Outputs {
      let (interactor, texts, steps) = (interactor, texts, steps)
      return Outputs(
        title: list.map(texts.title(of:)), search: list.map(\.query.search),
        rows: list.map { list in
          list.groups.elements.rows { texts.row($0, opens: steps.emitting(.groupPicked($0))) }
        },
        links: list.map { list in
          texts.links(
            from: list, to: { steps.emitting(.categoryPicked($0)) },
            newGroup: { steps.emitting(.newGroupWanted) })
        },
        status: list.map(texts.status), labels: texts.labels,
        refresh: Action(enabledIf: list.map { $0.groups.loading != .loading }) {
          await interactor.fetchGroups()
        },
        showRows: Action(whileExecuting: .cancelFirst) { await interactor.show($0) },
        changeSearch: Action { interactor.search(for: $0) },
        searchEdited: Action(whileExecuting: .cancelFirst) { await interactor.fetchGroups() })
    }
  }
}
