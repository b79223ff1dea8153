import Calcot
import CalcotLists
import GroupsInStyles
import Localization

@testable import Groups

/// An Interactor with a Model set by the test, which records its calls.
final class FakeMembersInteractor: MembersInteracting {
  var memberList: MemberList { didSet { memberListDidChange.notify() } }
  let memberListDidChange = ObserverSet<Void>()
  private(set) var calls: [String] = []

  init(_ memberList: MemberList) { self.memberList = memberList }

  func fetchMembers() async { calls.append("fetch") }
  func fetchMembers(in rows: Range<Int>) async { calls.append("fetch \(rows)") }
  func follow(_ change: GroupChange) async { calls.append("follow") }
  func remove(_ member: Member.ID) async throws(GroupRepositoryError) {
    calls.append("remove \(member.rawValue)")
  }
}

/// A fake of the objects that handle a ViewModel's navigation and failures.
class FakeFailureReporting: FailureReporting {
  var confirms = true
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  func wantsRetry(after error: GroupRepositoryError) async -> Bool { false }

  func showMessage(_ text: String, _ kind: MessageKind) -> Answer {
    note("\(kind): \(text)")
    return .done
  }

  func showingActivity<Value, Failure: Error>(
    _ label: String, _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    note(label)
    return try await body()
  }

  func confirm(
    _ title: String, message: String?, action: String, role: ActionRole, cancel: String
  ) async -> Bool {
    note(title)
    return confirms
  }
}

final class FakeMembersCoordinator: FakeFailureReporting, MembersCoordinating {
  func present(_ member: Member.ID, of group: Group.ID) {
    note("member \(member.rawValue) of \(group.rawValue)")
  }
  func presentPicker(for group: Group.ID) { note("picker for \(group.rawValue)") }
}

extension MemberList {
  static let anna = Member(id: Member.ID(rawValue: 7), firstName: "Anna", lastName: "Gruber")

  /// Returns an empty list that is loading.
  static func loading() -> MemberList { MemberList(group: Group.ID(rawValue: 1)) }

  /// Returns the user's own group, with Anna in it.
  static func runners() -> MemberList {
    var list = MemberList(group: Group.ID(rawValue: 1), name: "Runners", isMine: true)
    list.members.elements.insert(Page(start: 0, elements: [anna], total: 1))
    list.members.loading = .loaded
    return list
  }
}

extension GroupsTexts {
  static let english = GroupsTexts(language: .english)
}
