public import Calcot

/// The store of groups and their members, shared by the screens that show them.
///
/// - A change has been stored for good when its call returns; observers are told after that and
///   before the call returns, in the order of the calls.
/// - A change goes on when the calling task is cancelled: what the person has done is not lost
///   because they left the screen. A read that is cancelled throws ``GroupRepositoryError/cancelled``.
/// - A read never returns less than what observers have been told before it returned.
/// - After an error the next call tries again from the beginning.
@MainActor
public protocol GroupRepository: AnyObject, Sendable {
  /// Tells of every stored change, on the main actor.
  var groupDidChange: ObserverSet<GroupChange> { get }

  /// Some of the groups that a query finds, by name.
  func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group>

  /// One group; throws ``GroupRepositoryError/notFound`` if there is none.
  func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group

  /// Some of a group's members, by family name; throws ``GroupRepositoryError/notFound`` if there is
  /// no group.
  func members(
    of id: Group.ID, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Member>

  /// All members of a group; throws ``GroupRepositoryError/notFound`` if there is no group.
  func memberIDs(of id: Group.ID) async throws(GroupRepositoryError) -> Set<Member.ID>

  /// Makes a joined group without members. Throws ``GroupRepositoryError/invalidName(_:)`` for what
  /// ``GroupName`` does not accept, and ``GroupRepositoryError/nameTaken`` for a name that
  /// another group has.
  func createGroup(named name: String) async throws(GroupRepositoryError) -> Group

  /// Gives a group another name, with the errors of ``createGroup(named:)`` and
  /// ``GroupRepositoryError/notFound``. Its own name with other capitals is no other group's.
  func rename(_ id: Group.ID, to name: String) async throws(GroupRepositoryError) -> Group

  /// Moves a group from one category to another: accepts an invitation or declines it, joins or
  /// leaves. Throws ``GroupRepositoryError/notFound``, and ``GroupRepositoryError/moved(_:)`` when
  /// the group is not in the category that it should come from.
  func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group

  /// Makes people members of a group and returns it as it is then; those who are members already stay
  /// so. Throws ``GroupRepositoryError/notFound`` if there is no such group, or one of the people does
  /// not exist; then nobody is added.
  func addMembers(
    _ people: [Member.ID], to id: Group.ID
  ) async throws(GroupRepositoryError) -> Group

  /// Takes a member out of a group and returns the group as it is then. Throws
  /// ``GroupRepositoryError/notFound`` if there is no such group, or no such member in it.
  func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group
}
