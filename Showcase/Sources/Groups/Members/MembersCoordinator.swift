package import Calcot

@MainActor
package protocol MembersCoordinating: ScreenRouting {
  func opening(_ member: Member, of group: Group.ID) -> NavigationAction
  func openingPicker(for group: Group.ID) -> NavigationAction
}

/// The Coordinator of a list of members.
package final class MembersCoordinator: GroupsRouter, MembersCoordinating {
  package let navigation: StackNavigation<GroupsRoute>
  package let texts: GroupsTexts

  package init(navigation: StackNavigation<GroupsRoute>, texts: GroupsTexts) {
    self.navigation = navigation
    self.texts = texts
  }

  package func opening(_ member: Member, of group: Group.ID) -> NavigationAction {
    navigation.pushing(.member(member.id, of: group))
  }

  package func openingPicker(for group: Group.ID) -> NavigationAction {
    navigation.presenting(.addMembers(group), as: .fullScreen)
  }
}
