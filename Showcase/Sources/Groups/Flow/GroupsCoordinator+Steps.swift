public import Calcot
public import CalcotStreams

/// The events of the feature's lists that lead elsewhere, for ViewModels that know no coordinator.
public enum GroupsStep: Step, Hashable {
  case groupPicked(Group)
  case categoryPicked(GroupCategory)
  case newGroupWanted
  case memberPicked(Member.ID, of: Group.ID)
  case peopleWanted(for: Group.ID)
}

extension GroupsCoordinator {
  public func navigate(to step: GroupsStep) -> Contributions {
    switch step {
    case .groupPicked(let group): .push(.group(group.id), carrying: group)
    case .categoryPicked(let category): .push(.groups(category))
    case .newGroupWanted: .present(.newGroup)
    case .memberPicked(let member, let group): .push(.member(member, of: group))
    case .peopleWanted(let group): .present(.addMembers(group), as: .fullScreen)
    }
  }
}
