import CalcotViews

@MainActor struct GroupViewModel {
  let group: Group?
  let coordinator: any GroupsCoordinatorProtocol

  var name: String { group?.name ?? "This group is gone" }
  var members: [String] { group?.members.map(\.name) ?? [] }
  func closeTapped() { coordinator.dismissGroup() }
}

struct GroupView: SemanticView {
  let viewModel: GroupViewModel

  var screen: Screen {
    Screen(viewModel.name) {
      List(viewModel.members, id: \.self) { Row($0) }
    } toolbar: {
      Button("Close", role: .cancel) { viewModel.closeTapped() }
    }
  }
}
