public import Calcot

/// The places of the Groups feature.
public enum GroupsRoute: Route {
  /// The list of a category's groups.
  case groups(GroupCategory)
  /// One group with its members.
  case group(Group.ID)
  /// The form that makes a group.
  case newGroup
}
