public import Groups
public import People

/// A store of groups and people, whichever database it is on.
///
/// Creating one reaches no database and cannot fail. While the database cannot be used, each call
/// throws an error; once the cause is gone, calls succeed again. All input and output happens off the
/// main actor.
@MainActor
public protocol CommunityStore: AnyObject, Sendable {
  /// The repository of the groups.
  var groups: any GroupRepository { get }
  /// The repository of the people.
  var people: any PeopleRepository { get }

  /// Adds people and groups, all or none. Throws ``CommunityInsertError``. Linear in their number.
  ///
  /// A group's members are positions in `people`. Observers are notified that everything may be
  /// different. Cancelling the calling task does not stop the insertion.
  func insert(
    people: [GroupSeed.Person], groups: [GroupSeed.Entry]
  ) async throws(CommunityInsertError)

  /// Returns the whole contents at one moment, in the order in which they were stored. Linear in
  /// their number.
  func contents() async throws(GroupRepositoryError) -> GroupSeed

  /// Waits for pending writes and closes the connections. A later call reopens them.
  func close() async
}
