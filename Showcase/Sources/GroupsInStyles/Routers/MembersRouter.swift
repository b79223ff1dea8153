package import Calcot
package import Groups

extension RouterStyle {
  /// The requests of the screen, besides those of every Router.
  @MainActor
  package protocol MembersRouting: RemovalRouting {
    func presentMember(_ member: Member.ID)
    func presentPicker()
    func place(of member: Member.ID) -> GroupsRoute
  }

  /// The requests of a handler: a question, and the report of a failure.
  @MainActor
  package protocol RemovalRouting: FailureReporting, Confirming {
    var texts: GroupsTexts { get }
  }

  /// The navigation of one screen. It knows the routes and no user interface.
  final class MembersRouter: GroupsRouter, MembersRouting {
    let navigation: StackNavigation<GroupsRoute>
    package let texts: GroupsTexts
    private let group: Group.ID

    init(group: Group.ID, navigation: StackNavigation<GroupsRoute>, texts: GroupsTexts) {
      self.group = group
      self.navigation = navigation
      self.texts = texts
    }

    func presentMember(_ member: Member.ID) { navigation.push(place(of: member)) }
    func presentPicker() { navigation.present(.addMembers(group), as: .fullScreen) }
    func place(of member: Member.ID) -> GroupsRoute { .member(member, of: group) }
  }
}
