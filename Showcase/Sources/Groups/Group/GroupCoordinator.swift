import Calcot

@MainActor
protocol GroupCoordinating: FailureReporting, FilePicking, AddressOpening {
  func openingMembers(of group: Group) -> NavigationAction
  func openingRename(of group: Group) -> NavigationAction
  func openingAbout(of group: Group) -> NavigationAction
  func openingRunPlan(of group: Group) -> NavigationAction
  func openingChange(of run: Run.ID, in group: Group) -> NavigationAction
}

/// The Coordinator of one group's screen.
final class GroupCoordinator: GroupsRouter, GroupCoordinating {
  let navigation: StackNavigation<GroupsRoute>
  let texts: GroupsTexts

  init(navigation: StackNavigation<GroupsRoute>, texts: GroupsTexts) {
    self.navigation = navigation
    self.texts = texts
  }

  func openingMembers(of group: Group) -> NavigationAction {
    navigation.pushing(.members(group.id), carrying: group)
  }

  func openingRename(of group: Group) -> NavigationAction {
    navigation.presenting(.rename(group.id), as: .sheet, carrying: group)
  }

  func openingAbout(of group: Group) -> NavigationAction {
    navigation.presenting(.about(group.id), as: .sheet, carrying: group)
  }

  func openingRunPlan(of group: Group) -> NavigationAction {
    navigation.presenting(.planRun(group.id), as: .sheet, carrying: group)
  }

  func openingChange(of run: Run.ID, in group: Group) -> NavigationAction {
    navigation.presenting(.changeRun(run, of: group.id), as: .sheet, carrying: group)
  }
}
