import Calcot
package import CalcotLists
package import CalcotStreams
package import Groups

/// The screen of a group's members with streams: the ViewModel is a function from inputs to
/// outputs, without state of its own, and reports events as steps.
package enum StreamStyle {}

/// The events of the screen that may lead elsewhere.
package enum MembersStep: Step, Hashable {
  case memberPicked(Member.ID, of: Group.ID)
  case peopleWanted(for: Group.ID)
}

extension StreamStyle {
  @MainActor
  package struct MembersViewModel {
    package struct Inputs {
      let memberList: Driver<MemberList>

      package init(memberList: Driver<MemberList>) { self.memberList = memberList }
    }

    package struct Outputs {
      let texts: GroupsTexts
      package let title: Driver<String>
      package let members: Driver<Paged<Member>>
      package let problem: Driver<String?>
      package let isLoading: Driver<Bool>
      package let isEmpty: Driver<Bool>
      package let summary: Driver<String?>
      package let canChange: Driver<Bool>
      package let refresh: Action<Void, Void>
      package let remove: Action<Member, Void>
      package let showRows: Action<Range<Int>, Void>
      package let memberTapped: PublishRelay<Member>
      package let addTapped: PublishRelay<Void>
      package let steps: Signal<MembersStep>
      let place: @MainActor (Member) -> GroupsRoute
    }

    private let interactor: any MembersInteracting
    private let coordinator: any MembersCoordinating
    private let texts: GroupsTexts

    package init(
      interactor: any MembersInteracting, coordinator: any MembersCoordinating, texts: GroupsTexts
    ) {
      self.interactor = interactor
      self.coordinator = coordinator
      self.texts = texts
    }

    package func callAsFunction(_ inputs: Inputs) -> Outputs {
      let (list, texts, interactor) = (inputs.memberList, texts, interactor)
      let title = list.map { $0.name ?? texts.memberList }
      let loading = list.map(\.members.loading)
      let isLoaded = loading.map { $0 == .loaded }
      let members = list.map(\.members.elements)
      let group = list.value.group
      let (memberTapped, addTapped) = (PublishRelay<Member>(), PublishRelay<Void>())
      return Outputs(
        texts: texts, title: title, members: members,
        problem: loading.map { $0.problem.map(texts.message) },
        isLoading: loading.map { $0 == .loading },
        isEmpty: Driver.combineLatest(isLoaded, members).map { $0 && $1.count == 0 },
        summary: Driver.combineLatest(isLoaded, members).map { $0 ? texts.members($1.count) : nil },
        canChange: list.map { $0.isMine == true },
        refresh: Action(enabledIf: loading.map { $0 != .loading }) {
          await interactor.fetchMembers()
        },
        remove: removal(from: title),
        showRows: Action(whileExecuting: .cancelFirst) { await interactor.fetchMembers(in: $0) },
        memberTapped: memberTapped, addTapped: addTapped,
        steps: memberTapped.asSignal().map { .memberPicked($0.id, of: group) }
          .merge(with: addTapped.asSignal().map { .peopleWanted(for: group) }),
        place: { .member($0.id, of: group) })
    }

    private func removal(from title: Driver<String>) -> Action<Member, Void> {
      Action(whileExecuting: .queue) { [interactor, coordinator, texts] member in
        let isConfirmed = await coordinator.confirm(
          texts.removeQuestion(member.name), message: texts.removeConsequence(title.value),
          action: texts.remove, role: .destructive, cancel: texts.keep)
        guard isConfirmed else { return }
        let removed: Void? = await coordinator.attempt(texts.saving) {
          () throws(GroupRepositoryError) in try await interactor.remove(member.id)
        }
        if removed != nil { coordinator.showMessage(texts.removed(member.name), .success) }
      }
    }
  }
}
