/// A phase of a screen's life: made, then shown and covered any number of times, then ended.
///
/// It depends on the navigation tree alone, so it is the same on every host. A screen is shown
/// while the user sees it (`NavigationTree.inSight`): in the top layer, on the selected side of
/// containers, and under half sheets and popovers. A shown screen that leaves is covered first. In
/// one change, screens are covered, then ended (the visible ones first), then made (the lower ones
/// first), then shown.
public enum LifecyclePhase: String, Hashable, Sendable, Codable {
  case made, shown, covered, ended
}
