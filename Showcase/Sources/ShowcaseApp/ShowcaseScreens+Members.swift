public import Calcot
public import Groups
import People

/// The screens of a group's members, from the People feature.
extension ShowcaseScreens: MemberScreens {
  public func profile(
    of member: Member.ID, in group: Group.ID, on navigation: FlowNavigation<GroupsRoute>,
    at place: RoutePlace<GroupsRoute>
  ) -> Calcot {
    peopleScreens.profile(
      of: Person.ID(member), on: navigation.redirected { .place(of: $0, in: group) },
      at: place.redirected())
  }

  public func photo(
    of member: Member.ID, in group: Group.ID, on navigation: FlowNavigation<GroupsRoute>,
    at place: RoutePlace<GroupsRoute>
  ) -> Calcot {
    peopleScreens.photo(
      of: Person.ID(member), on: navigation.redirected { .place(of: $0, in: group) },
      at: place.redirected())
  }

  public func picker(
    excluding excluded: @escaping @MainActor () async -> Set<Member.ID>,
    onResult: @escaping @MainActor (FlowResult<[Member.ID]>) -> Void
  ) -> ChildFlow {
    let coordinator = PickerCoordinator(
      excluding: { Set(await excluded().map(Person.ID.init)) }, dependencies: dependencies)
    return ChildFlow(coordinator) { onResult($0.map { $0.map(Member.ID.init) }) }
  }
}

extension GroupsRoute {
  /// Returns the place that a screen of People has in a group. The people of a group are its
  /// members.
  static func place(of route: PeopleRoute, in group: Group.ID) -> GroupsRoute {
    switch route {
    case .directory: .members(group)
    case .profile(let person): .member(Member.ID(person), of: group)
    case .photo(let person): .memberPhoto(Member.ID(person), of: group)
    }
  }
}

extension Person.ID {
  fileprivate init(_ member: Member.ID) { self.init(rawValue: member.rawValue) }
}

extension Member.ID {
  fileprivate init(_ person: Person.ID) { self.init(rawValue: person.rawValue) }
}
