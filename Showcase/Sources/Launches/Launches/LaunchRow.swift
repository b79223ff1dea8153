import Calcot

/// The contents of a launch's row in the list.
struct LaunchRow: Identifiable {
  let id: Launch.ID
  let title: String
  let detail: String
  let rocket: String
  let open: NavigationAction
}
