/// Dependencies that include the store of groups.
public protocol HasGroupRepository {
  /// The store of groups, the same for every screen.
  var groupRepository: any GroupRepository { get }
}
