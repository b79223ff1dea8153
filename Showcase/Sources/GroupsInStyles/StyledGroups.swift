package import Calcot
package import CalcotStreams
import CalcotViews
package import Groups
import Localization

/// A style of MVVM-C: it assembles the screens of the two lists, the groups and the members of one,
/// from the same Interactors and for the same flow.
///
/// The styles differ in two questions only: how a View learns of a change, and whom a ViewModel asks
/// for navigation.
@MainActor
package protocol GroupsStyle {
  func groups(_ interactor: GroupsInteractor, in flow: StyledGroups) -> Calcot
  func members(_ interactor: MembersInteractor, in flow: StyledGroups) -> Calcot
}

/// The flow of the feature Groups with its two lists in another style. Every other screen is
/// assembled by the feature's own Coordinator.
package final class StyledGroups: StepFlow {
  package typealias FlowStep = GroupsStep

  let feature: GroupsCoordinator
  private let style: (any GroupsStyle)?
  private let dependencies: any GroupsCoordinator.Dependencies

  package init(
    _ style: AppStyle, dependencies: any GroupsCoordinator.Dependencies,
    root: GroupsRoute = .groups(.joined)
  ) {
    feature = GroupsCoordinator(dependencies: dependencies, root: root)
    self.style = style.groups
    self.dependencies = dependencies
  }

  package var navigation: StackNavigation<GroupsRoute> { feature.navigation }
  var texts: GroupsTexts { feature.texts }

  package func calcot(for route: GroupsRoute, at place: RoutePlace<GroupsRoute>) -> Placed {
    guard let style else { return feature.calcot(for: route, at: place) }
    let repository = dependencies.groupRepository
    switch route {
    case .groups(let category):
      return place.screen {
        let interactor = GroupsInteractor(
          query: place.saved() ?? GroupQuery(category), dependencies: dependencies)
        return style.groups(interactor, in: self)
          .task("load the groups") { await interactor.fetchGroups() }
          .task(on: repository.groupDidChange) { await interactor.follow($0) }
          .saving { interactor.groupsList.query }
      }
    case .members(let id):
      return place.screen {
        let interactor = MembersInteractor(
          group: id, known: place.carried, repository: repository)
        return style.members(interactor, in: self)
          .task("load the members") { await interactor.fetchMembers() }
          .task(on: repository.groupDidChange) { await interactor.follow($0) }
      }
    default: return feature.calcot(for: route, at: place)
    }
  }

  package func navigate(to step: GroupsStep) -> Contributions {
    switch step {
    case .groupPicked(let group): .push(.group(group.id), carrying: group)
    case .categoryPicked(let category): .push(.groups(category))
    case .newGroupWanted: .present(.newGroup)
    case .memberPicked(let member, let group): .push(.member(member, of: group))
    case .peopleWanted(let group): .present(.addMembers(group), as: .fullScreen)
    }
  }
}

/// The events of the feature's lists that lead elsewhere, for ViewModels that know no coordinator.
package enum GroupsStep: Step, Hashable {
  case groupPicked(Group)
  case categoryPicked(GroupCategory)
  case newGroupWanted
  case memberPicked(Member.ID, of: Group.ID)
  case peopleWanted(for: Group.ID)
}
