import Calcot

@MainActor
protocol GroupCoordinating: FailureReporting {
  func confirm(
    _ title: String, message: String?, action: String, role: ButtonRole, cancel: String
  ) async -> Bool
}

@MainActor
struct GroupViewModel {
  private let detail: GroupDetail
  private let interactor: any GroupInteracting
  private let coordinator: any GroupCoordinating

  init(interactor: any GroupInteracting, coordinator: any GroupCoordinating) {
    self.detail = interactor.groupDetail
    self.interactor = interactor
    self.coordinator = coordinator
  }

  var title: String { detail.group?.name ?? "Group" }
  var summary: String? { detail.group.map { memberCount($0.memberCount) } }
  var rows: [MemberRow] { detail.members.map(MemberRow.init) }
  var isLoading: Bool { detail.loading == .loading }
  var isEmpty: Bool { detail.loading == .loaded && detail.members.isEmpty }
  var problem: String? { detail.loading.problem }

  func refreshButtonTapped() async { await interactor.fetchGroup() }

  func removeButtonTapped(_ row: MemberRow) async {
    let isConfirmed = await coordinator.confirm(
      "Remove \(row.name)?", message: "They will no longer see \(title).", action: "Remove",
      role: .destructive, cancel: "Keep")
    guard isConfirmed else { return }
    while true {
      do {
        return try await interactor.remove(row.id)
      } catch {
        guard await coordinator.wantsRetry(after: error) else { return }
      }
    }
  }
}

/// One member, ready to be shown.
struct MemberRow: Identifiable, Equatable {
  let member: Member
  var id: Member.ID { member.id }
  var name: String {
    member.lastName.isEmpty ? member.firstName : "\(member.firstName) \(member.lastName)"
  }
}
