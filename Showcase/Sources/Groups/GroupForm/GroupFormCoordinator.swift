import Calcot

/// The Coordinator of one form only: it does not depend on the flow that shows it.
final class GroupFormCoordinator: GroupsRouter, GroupFormCoordinating {
  let navigation: StackNavigation<GroupsRoute>
  let texts: GroupsTexts

  init(navigation: StackNavigation<GroupsRoute>, texts: GroupsTexts) {
    self.navigation = navigation
    self.texts = texts
  }

  func dismissForm() { close() }
}

@MainActor
protocol GroupFormCoordinating: FailureReporting {
  func dismissForm()
}
