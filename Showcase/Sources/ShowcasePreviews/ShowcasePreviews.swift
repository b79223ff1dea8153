#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotSwiftUI
  import CommunityFakes
  import Counter
  package import Groups
  package import Launches
  import Localization
  package import People
  import ShowcaseApp
  import ShowcaseApple
  package import SwiftUI

  /// The previews of all screens of the sample app, on a community in memory.
  package struct ShowcasePreviews: PreviewProvider {
    /// The screens of Groups, with the names of their previews.
    package static let groups: [(name: String, route: GroupsRoute)] = [
      ("Groups", .groups(.joined)), ("Invitations", .groups(.invited)),
      ("Suggestions", .groups(.suggested)), ("Group", .group(Group.ID(rawValue: 1))),
      ("Members", .members(Group.ID(rawValue: 1))),
      ("Member", .member(Member.ID(rawValue: 1), of: Group.ID(rawValue: 1))),
      ("Member's photo", .memberPhoto(Member.ID(rawValue: 1), of: Group.ID(rawValue: 1))),
      ("Add members", .addMembers(Group.ID(rawValue: 1))), ("New group", .newGroup),
      ("Rename", .rename(Group.ID(rawValue: 1))),
    ]

    /// The screens of People.
    package static let people: [(name: String, route: PeopleRoute)] = [
      ("People", .directory), ("Person", .profile(Person.ID(rawValue: 1))),
      ("Photo", .photo(Person.ID(rawValue: 1))),
    ]

    /// The screens of Launches.
    package static let launches: [(name: String, route: LaunchesRoute)] = [
      ("Launches", .launches), ("Launch", .launch(Launch.ID(rawValue: "apollo-11"))),
      ("Keep for offline", .download),
    ]

    package static var previews: some View {
      ForEach(groups, id: \.name) { name, route in
        screen(route).previewDisplayName(name)
      }
      ForEach(people, id: \.name) { name, route in
        screen(route).previewDisplayName(name)
      }
      ForEach(launches, id: \.name) { name, route in
        screen(route).previewDisplayName(name)
      }
      counter.previewDisplayName("Counter")
    }

    @MainActor
    package static func screen(_ route: GroupsRoute) -> some View {
      let dependencies = GroupsDependencies(app: PreviewDependencies())
      return ScreenPreview(route, of: GroupsCoordinator(dependencies: dependencies)) {
        $0.registerShowcaseViews()
      }
    }

    /// The screen of Counter.
    @MainActor
    package static var counter: some View {
      ScreenPreview(
        CounterRoute.counter, of: CounterFlow(dependencies: PreviewDependencies()))
    }

    @MainActor
    package static func screen(_ route: PeopleRoute) -> some View {
      ScreenPreview(route, of: PeopleCoordinator(dependencies: PreviewDependencies())) {
        $0.registerShowcaseViews()
      }
    }

    @MainActor
    package static func screen(_ route: LaunchesRoute) -> some View {
      ScreenPreview(route, of: LaunchesCoordinator(dependencies: PreviewDependencies())) {
        $0.registerShowcaseViews()
      }
    }
  }
#endif
