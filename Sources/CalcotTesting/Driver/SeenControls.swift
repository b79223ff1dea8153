/// The labels of the controls that the user could reach so far, each with the screen of the last.
@MainActor
struct SeenControls {
  private var screens: [String: String] = [:]

  /// Notes the controls that the user can reach now.
  mutating func note(_ finder: ControlFinder) {
    for candidate in finder.candidates { screens[candidate.control.label] = candidate.places.last }
  }

  /// Returns the title of the screen that had a control of that name last.
  func screen(of label: String) -> String? { screens[label] }
}
