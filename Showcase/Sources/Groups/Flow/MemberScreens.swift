public import Calcot

/// What Groups needs of the feature that knows people, whichever that is: the app composes it.
@MainActor
public protocol MemberScreens {
  /// The screen, or the flow, that shows a member.
  ///
  /// - Parameter navigation: that of the flow in which it is shown.
  func profile(of member: Member.ID, on navigation: Navigation) -> Calcot

  /// A flow that lets a person choose others.
  ///
  /// - Parameters:
  ///   - excluded: gives those who cannot be chosen; asked for when the flow starts.
  ///   - onResult: takes those who were chosen, at least one.
  func picker(
    excluding excluded: @escaping @MainActor () async -> Set<Member.ID>,
    onResult: @escaping @MainActor (FlowResult<[Member.ID]>) -> Void
  ) -> Calcot
}

/// Dependencies that include the screens of people.
public protocol HasMemberScreens {
  /// The screens of people.
  @MainActor var memberScreens: any MemberScreens { get }
}
