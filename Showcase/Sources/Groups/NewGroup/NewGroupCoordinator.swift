import Calcot

/// The form's own Coordinator: where the form leads does not concern the flow that shows it.
final class NewGroupCoordinator: Router, NewGroupCoordinating {
  let navigation: StackNavigation<GroupsRoute>

  init(navigation: StackNavigation<GroupsRoute>) { self.navigation = navigation }

  func dismissForm() { close() }
}
