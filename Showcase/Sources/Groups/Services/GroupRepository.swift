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
public protocol GroupRepository: AnyObject {
  /// Tells of every stored change, on the main actor.
  var groupDidChange: ObserverSet<GroupChange> { get }

  /// The groups of a category, by name.
  func groups(in category: GroupCategory) async throws(GroupRepositoryError) -> [Group]

  /// One group; throws ``GroupRepositoryError/notFound`` if there is none.
  func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group

  /// A group's members, by name; throws ``GroupRepositoryError/notFound`` if there is no group.
  func members(of id: Group.ID) async throws(GroupRepositoryError) -> [Member]

  /// Makes a group without members. Throws ``GroupRepositoryError/invalidName(_:)`` for what
  /// ``GroupName`` does not accept, and ``GroupRepositoryError/nameTaken`` for a name that
  /// another group has.
  func createGroup(named name: String) async throws(GroupRepositoryError) -> Group

  /// Takes a member out of a group and returns the group as it is then. Throws
  /// ``GroupRepositoryError/notFound`` if there is no such group, or no such member in it.
  func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group
}
