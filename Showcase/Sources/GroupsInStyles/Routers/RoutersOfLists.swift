package import Calcot
package import Groups

extension RouterStyle {
  /// The requests of the list of groups.
  @MainActor
  package protocol GroupsRouting: AnyObject {
    func openingGroup(_ group: Group) -> NavigationAction
    func openingCategory(_ category: GroupCategory) -> NavigationAction
    func openingNewGroup() -> NavigationAction
  }

  /// The navigation of the list of groups. It knows the routes and no user interface.
  final class GroupsRouter: Router, GroupsRouting {
    let navigation: FlowNavigation<GroupsRoute>

    init(navigation: FlowNavigation<GroupsRoute>) { self.navigation = navigation }

    func openingGroup(_ group: Group) -> NavigationAction {
      navigation.pushing(.group(group.id), carrying: group)
    }
    func openingCategory(_ category: GroupCategory) -> NavigationAction {
      navigation.pushing(.groups(category))
    }
    func openingNewGroup() -> NavigationAction { navigation.presenting(.newGroup) }
  }

  /// The requests of the list of members, besides those of every Router.
  @MainActor
  package protocol MembersRouting: ScreenRouting {
    func openingMember(_ member: Member.ID) -> NavigationAction
    func openingPicker() -> NavigationAction
  }

  /// The navigation of the list of members. It knows the routes and no user interface.
  final class MembersRouter: Groups.GroupsRouter, MembersRouting {
    let navigation: StackNavigation<GroupsRoute>
    package let texts: GroupsTexts
    private let group: Group.ID

    init(group: Group.ID, navigation: StackNavigation<GroupsRoute>, texts: GroupsTexts) {
      self.group = group
      self.navigation = navigation
      self.texts = texts
    }

    func openingMember(_ member: Member.ID) -> NavigationAction {
      navigation.pushing(.member(member, of: group))
    }
    func openingPicker() -> NavigationAction {
      navigation.presenting(.addMembers(group), as: .fullScreen)
    }
  }
}
