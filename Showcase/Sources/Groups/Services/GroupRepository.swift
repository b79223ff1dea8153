public import Calcot
public import CalcotContent

/// The store of groups and their members, shared by the screens that show them.
///
/// - A change is durable when its call returns. Observers are notified after the change is stored
///   and before the call returns, in the order of the calls.
/// - A change continues if the calling task is cancelled: the user's work is not lost by leaving
///   the screen. A cancelled read throws ``GroupRepositoryError/cancelled``.
/// - Only a group that the user has joined is changed, but for its category. That is part of each
///   change, which throws ``GroupRepositoryError/moved(_:)`` for another group.
/// - A read includes every change that observers were notified of before it returned.
/// - After an error, the next call starts from the beginning.
@MainActor
public protocol GroupRepository: AnyObject, Sendable {
  /// The observers of stored changes, notified on the main actor.
  var groupDidChange: ObserverSet<GroupChange> { get }

  /// Returns a range of the groups that match a query, by name.
  func groups(
    _ query: GroupQuery, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Group>

  /// Returns one group. Throws ``GroupRepositoryError/notFound`` if it does not exist.
  func group(_ id: Group.ID) async throws(GroupRepositoryError) -> Group

  /// Returns a range of a group's members, by family name. Throws ``GroupRepositoryError/notFound``
  /// if the group does not exist.
  func members(
    of id: Group.ID, in range: Range<Int>
  ) async throws(GroupRepositoryError) -> Page<Member>

  /// Returns all members of a group. Throws ``GroupRepositoryError/notFound`` if the group does not
  /// exist.
  func memberIDs(of id: Group.ID) async throws(GroupRepositoryError) -> Set<Member.ID>

  /// Creates a joined group without members. Throws ``GroupRepositoryError/invalidName(_:)`` if
  /// ``GroupName`` rejects the name, and ``GroupRepositoryError/nameTaken`` if another group has
  /// it.
  func createGroup(named name: String) async throws(GroupRepositoryError) -> Group

  /// Renames a group, with the errors of ``createGroup(named:)`` and
  /// ``GroupRepositoryError/notFound``. A group may change the case of its own name.
  ///
  /// - Parameter known: The name that the user has seen, nil for any. Throws
  ///   ``GroupRepositoryError/changed(_:)`` if the group has got a third one since.
  func rename(
    _ id: Group.ID, from known: String?, to name: String
  ) async throws(GroupRepositoryError) -> Group

  /// Moves a group from one category to another: accepts or declines an invitation, joins or
  /// leaves. Throws ``GroupRepositoryError/notFound``, and ``GroupRepositoryError/moved(_:)`` if
  /// the group is not in the category `from`.
  func move(
    _ id: Group.ID, from: GroupCategory, to: GroupCategory
  ) async throws(GroupRepositoryError) -> Group

  /// Changes a group's description and place, and returns the updated group. Throws
  /// ``GroupRepositoryError/notFound`` if it does not exist.
  ///
  /// - Parameter known: The texts that the user has seen, nil for any. Throws
  ///   ``GroupRepositoryError/changed(_:)`` if the group has got others since.
  func describe(
    _ id: Group.ID, from known: GroupAbout?, as about: GroupAbout
  ) async throws(GroupRepositoryError) -> Group

  /// Sets or removes a group's picture, and returns the updated group. Throws
  /// ``GroupRepositoryError/notFound`` if it does not exist.
  func setPicture(
    _ picture: ImageData?, of id: Group.ID
  ) async throws(GroupRepositoryError) -> Group

  /// Returns all runs of a group, planned and over, by their start. Throws
  /// ``GroupRepositoryError/notFound`` if the group does not exist.
  func runs(of id: Group.ID) async throws(GroupRepositoryError) -> [Run]

  /// Adds a run to a group. Throws ``GroupRepositoryError/notFound`` if the group does not exist.
  func plan(_ plan: RunPlan, for id: Group.ID) async throws(GroupRepositoryError) -> Run

  /// Gives a run of a group another plan. Throws ``GroupRepositoryError/notFound`` if the group, or
  /// the run in it, does not exist.
  ///
  /// - Parameter known: The plan that the user has seen, nil for any. Throws
  ///   ``GroupRepositoryError/runChanged(_:)`` if the run has got a third one since.
  func change(
    _ run: Run.ID, of id: Group.ID, from known: RunPlan?, to plan: RunPlan
  ) async throws(GroupRepositoryError) -> Run

  /// Deletes a run of a group, and returns it. Throws ``GroupRepositoryError/notFound`` if the group,
  /// or the run in it, does not exist.
  func delete(_ run: Run.ID, of id: Group.ID) async throws(GroupRepositoryError) -> Run

  /// Restores a deleted run. Throws ``GroupRepositoryError/notFound`` if the group does not exist.
  /// It has no effect if the run exists again.
  func restore(_ run: Run, of id: Group.ID) async throws(GroupRepositoryError)

  /// Adds people to a group and returns the updated group; existing members are kept. Throws
  /// ``GroupRepositoryError/notFound`` if the group or one of the people does not exist; in that
  /// case nobody is added.
  func addMembers(
    _ people: [Member.ID], to id: Group.ID
  ) async throws(GroupRepositoryError) -> Group

  /// Removes a member from a group and returns the updated group. Throws
  /// ``GroupRepositoryError/notFound`` if the group, or the member in it, does not exist.
  func removeMember(
    _ id: Member.ID, from group: Group.ID
  ) async throws(GroupRepositoryError) -> Group
}

extension GroupRepository {
  /// Renames a group, whatever it is called now.
  public func rename(
    _ id: Group.ID, to name: String
  ) async throws(GroupRepositoryError) -> Group {
    try await rename(id, from: nil, to: name)
  }

  /// Changes a group's description and place, whatever they are now.
  public func describe(
    _ id: Group.ID, as about: GroupAbout
  ) async throws(GroupRepositoryError) -> Group {
    try await describe(id, from: nil, as: about)
  }

  /// Gives a run of a group another plan, whatever it is now.
  public func change(
    _ run: Run.ID, of id: Group.ID, to plan: RunPlan
  ) async throws(GroupRepositoryError) -> Run {
    try await change(run, of: id, from: nil, to: plan)
  }
}

/// A reason why a call of a ``GroupRepository`` failed.
public enum GroupRepositoryError: Error, Hashable, Codable, Sendable {
  /// The group, or the member in it, does not exist.
  case notFound
  /// Another group has the name.
  case nameTaken
  /// Somebody else has changed the value to be replaced since the user saw it. The group is the one
  /// that the repository has now.
  case changed(Group)
  /// Somebody else has changed the run to be replaced since the user saw it. The run is the one that
  /// the repository has now.
  case runChanged(Run)
  /// The group is in this category now.
  case moved(GroupCategory)
  /// The text is not a valid name of a group.
  case invalidName(GroupNameProblem)
  /// Another program is writing and did not finish in time.
  case locked
  /// The store can be read, but not written.
  case readOnly
  /// There is no room for the change.
  case diskFull
  /// The store's file is damaged, or is not a store. The detail describes the fault.
  case corrupt(detail: String)
  /// The store belongs to a newer version of the app.
  case newerVersion
  /// The store cannot be reached. The detail is the system's error.
  case unavailable(detail: String)
  /// The calling task was cancelled, and nothing was changed.
  case cancelled

  /// A Boolean value that indicates whether the same call can succeed later.
  public var isRetryable: Bool {
    switch self {
    case .notFound, .nameTaken, .changed, .runChanged, .moved, .invalidName, .newerVersion: false
    case .locked, .readOnly, .diskFull, .corrupt, .unavailable, .cancelled: true
    }
  }
}

/// Dependencies that include the store of groups.
public protocol HasGroupRepository {
  /// The store of groups, the same for every screen.
  var groupRepository: any GroupRepository { get }
}
