package import Calcot
import CalcotContent
package import Groups
import Localization

/// An Interactor of the list of groups with a Model set by the test, which records its calls.
package final class FakeGroupsInteractor: GroupsInteracting {
  package var groupsList = GroupsList(groups: [], category: .joined) {
    didSet { groupsListDidChange.notify() }
  }
  package let groupsListDidChange = ObserverSet<Void>()
  package private(set) var calls: [String] = []

  package init() {}

  package func fetchGroups() async { calls.append("fetch") }
  package func show(_ rows: Range<Int>) async { calls.append("show \(rows)") }
  package func search(for text: String) { calls.append("search \(text)") }
}

/// An Interactor of the list of members with a Model set by the test, which records its calls.
package final class FakeMembersInteractor: MembersInteracting {
  package var memberList: MemberList { didSet { memberListDidChange.notify() } }
  package let memberListDidChange = ObserverSet<Void>()
  /// The errors of the next removals.
  package var failures: [GroupRepositoryError] = []
  package private(set) var calls: [String] = []

  package init(_ memberList: MemberList) { self.memberList = memberList }

  package func fetchMembers() async { calls.append("fetch") }
  package func show(_ rows: Range<Int>) async { calls.append("show \(rows)") }
  package func remove(_ member: Member.ID) async throws(GroupRepositoryError) {
    calls.append("remove \(member.rawValue)")
    if !failures.isEmpty { throw failures.removeFirst() }
  }
}

extension Group {
  /// Returns a group of the user's own.
  package static func named(_ name: String, id: Int64 = 1, members: Int = 0) -> Group {
    Group(id: Group.ID(rawValue: id), name: name, memberCount: members)
  }
}

extension MemberList {
  package static let anna = Member(
    id: Member.ID(rawValue: 7), firstName: "Anna", lastName: "Gruber")

  /// Returns an empty list that is loading.
  package static func loading() -> MemberList { MemberList(group: Group.ID(rawValue: 1)) }

  /// Returns the user's own group, with Anna in it.
  package static func runners() -> MemberList {
    var list = MemberList(group: Group.ID(rawValue: 1), name: "Runners", isMine: true)
    list.members = LoadedPages([anna])
    return list
  }
}

extension GroupsTexts {
  package static let english = GroupsTexts(region: Region(.english), clock: .fixed)
}
