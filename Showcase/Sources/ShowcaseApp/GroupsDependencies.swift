import Calcot
package import Groups
package import Localization
import People

/// The dependencies of Groups: the app's own services, and the screens of People for its members.
package struct GroupsDependencies: HasGroupRepository, HasWallClock, HasLanguage, HasMemberScreens {
  let app: any AppCoordinator.Dependencies

  package init(app: any AppCoordinator.Dependencies) { self.app = app }

  package var groupRepository: any GroupRepository { app.groupRepository }
  package var wallClock: WallClock { app.wallClock }
  package var language: Language { app.language }
  @MainActor package var memberScreens: any MemberScreens { PeopleMemberScreens(dependencies: app) }
}

/// The screens of a group's members, from the People feature.
struct PeopleMemberScreens: MemberScreens {
  let dependencies: any PeopleScreens.Dependencies

  func profile(of member: Member.ID, on navigation: Navigation) -> Calcot {
    PeopleScreens(dependencies: dependencies).profile(of: Person.ID(member), on: navigation)
  }

  func picker(
    excluding excluded: @escaping @MainActor () async -> Set<Member.ID>,
    onResult: @escaping @MainActor (FlowResult<[Member.ID]>) -> Void
  ) -> ChildFlow {
    let coordinator = PickerCoordinator(
      excluding: { Set(await excluded().map(Person.ID.init)) }, dependencies: dependencies)
    return ChildFlow(coordinator) { onResult($0.map { $0.map(Member.ID.init) }) }
  }
}

extension Person.ID {
  fileprivate init(_ member: Member.ID) { self.init(rawValue: member.rawValue) }
}

extension Member.ID {
  fileprivate init(_ person: Person.ID) { self.init(rawValue: person.rawValue) }
}
