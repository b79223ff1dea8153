public import Calcot

/// The screens of people that Groups needs. The app composes them from another feature.
@MainActor
public protocol MemberScreens {
  /// Returns the screen that shows a member of a group.
  ///
  /// - Parameters:
  ///   - navigation: The navigation of the flow in which the screen is shown. A screen that leads to
  ///     a further one asks it for the further one's route.
  ///   - place: The place of the screen.
  func profile(
    of member: Member.ID, in group: Group.ID, on navigation: FlowNavigation<GroupsRoute>,
    at place: RoutePlace<GroupsRoute>
  ) -> Calcot

  /// Returns the screen that shows a member's photo.
  func photo(
    of member: Member.ID, in group: Group.ID, on navigation: FlowNavigation<GroupsRoute>,
    at place: RoutePlace<GroupsRoute>
  ) -> Calcot

  /// Returns a flow in which the user picks people.
  ///
  /// - Parameters:
  ///   - excluded: Returns the people who cannot be picked. Called when the flow starts.
  ///   - onResult: Receives the picked people, at least one.
  func picker(
    excluding excluded: @escaping @MainActor () async -> Set<Member.ID>,
    onResult: @escaping @MainActor (FlowResult<[Member.ID]>) -> Void
  ) -> ChildFlow
}

/// Dependencies that include the screens of people.
public protocol HasMemberScreens {
  /// The screens of people.
  @MainActor var memberScreens: any MemberScreens { get }
}
