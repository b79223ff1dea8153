package import Calcot
public import CalcotTesting
public import Groups

/// A coordinator or router of the Groups feature without an app. It also records the places that are
/// opened.
open class RecordingGroupsRouter: RecordingRouter, FailureReporting {
  /// The places opened, in order, such as "group 7".
  package private(set) var opened: [String] = []
  /// The user's answers to the next offers to retry. Further offers are declined.
  package var retries: [Bool] = []

  package func wantsRetry(after error: GroupRepositoryError) async -> Bool {
    retries.isEmpty ? false : retries.removeFirst()
  }

  package func opening(_ place: String) -> NavigationAction {
    NavigationAction { self.opened.append(place) }
  }
}

/// A coordinator of the list of groups that opens nothing.
package final class FakeGroupsCoordinator: RecordingGroupsRouter, GroupsCoordinating {
  package func opening(_ group: Group) -> NavigationAction { opening("group \(group.id.rawValue)") }
  package func opening(_ category: GroupCategory) -> NavigationAction { opening("\(category)") }
  package func openingNewGroup() -> NavigationAction { opening("new group") }
}

/// A coordinator of the list of members that opens nothing.
package final class FakeMembersCoordinator: RecordingGroupsRouter, MembersCoordinating {
  package func opening(_ member: Member, of group: Group.ID) -> NavigationAction {
    opening("member \(member.id.rawValue) of \(group.rawValue)")
  }
  package func openingPicker(for group: Group.ID) -> NavigationAction {
    opening("picker for \(group.rawValue)")
  }
}
