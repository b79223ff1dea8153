/// The labels of the controls that the user could reach so far, each with the screen that had it
/// last.
@MainActor
struct SeenControls {
  private var screens: [String: String] = [:]

  /// Records the controls that the user can reach now.
  mutating func note(_ finder: ControlFinder) {
    for candidate in finder.candidates { screens[candidate.control.label] = candidate.places.last }
  }

  /// Returns the title of the screen that last had a control with that label.
  func screen(of label: String) -> String? { screens[label] }
}
