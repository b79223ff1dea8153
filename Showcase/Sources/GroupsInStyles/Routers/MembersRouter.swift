package import Calcot
package import Groups

extension RouterStyle {
  /// What the screen may ask for, beside what every Router does.
  @MainActor
  package protocol MembersRouting: RemovalRouting {
    func presentMember(_ member: Member.ID)
    func presentPicker()
    func place(of member: Member.ID) -> GroupsRoute
  }

  /// What a handler may ask for: a question, and to tell of what went wrong.
  @MainActor
  package protocol RemovalRouting: FailureReporting, Confirming {
    var texts: GroupsTexts { get }
  }

  /// Navigates for one screen; it knows the routes and no user interface.
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
