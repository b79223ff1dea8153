public import Calcot

/// The routes of the Groups feature.
public enum GroupsRoute: Route {
  /// A push can carry the group that a screen is about.
  public typealias Carried = Group

  /// The list of a category's groups.
  case groups(GroupCategory)
  /// One group and its actions.
  case group(Group.ID)
  /// The members of a group.
  case members(Group.ID)
  /// A member, shown by the People feature.
  case member(Member.ID, of: Group.ID)
  /// The photo of a member, shown by the People feature.
  case memberPhoto(Member.ID, of: Group.ID)
  /// A flow that picks people and makes them members.
  case addMembers(Group.ID)
  /// The form that creates a group.
  case newGroup
  /// The form that renames a group.
  case rename(Group.ID)
  /// The form for a group's description and place.
  case about(Group.ID)
  /// The form that plans a run of a group.
  case planRun(Group.ID)
  /// The form that changes a planned run of a group.
  case changeRun(Run.ID, of: Group.ID)
}

extension Group.ID: LinkValue {}
extension Member.ID: LinkValue {}
extension Run.ID: LinkValue {}

extension GroupsRoute: LinkedRoute {
  public static let links = Links<GroupsRoute>(
    RouteLink("", .groups(.joined)),
    RouteLink("invitations", .groups(.invited)),
    RouteLink("suggestions", .groups(.suggested)),
    RouteLink("new", .newGroup, as: .sheet),
    RouteLink(":group", GroupsRoute.group),
    RouteLink(":group/rename", GroupsRoute.rename, as: .sheet),
    RouteLink(":group/about", GroupsRoute.about, as: .sheet),
    RouteLink(":group/plan", GroupsRoute.planRun, as: .sheet),
    RouteLink(":group/members", GroupsRoute.members),
    RouteLink(":group/members/add", GroupsRoute.addMembers, as: .fullScreen),
    RouteLink(
      ":group/runs/:run", { .changeRun($1, of: $0) }, as: .sheet,
      values: { if case .changeRun(let run, let group) = $0 { (group, run) } else { nil } }),
    RouteLink(
      ":group/members/:member", { .member($1, of: $0) },
      values: { if case .member(let member, let group) = $0 { (group, member) } else { nil } }),
    RouteLink(
      ":group/members/:member/photo", { .memberPhoto($1, of: $0) },
      values: {
        if case .memberPhoto(let member, let group) = $0 { (group, member) } else { nil }
      }))
}
