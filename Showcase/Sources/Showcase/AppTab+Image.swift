import ShowcaseApp

extension AppTab {
  /// The image of the tab in a browser, as path data of SVG.
  var image: String {
    switch self {
    case .groups:
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6zM16 11a3 3 0 1 "
        + "0-1-5.8M18 14c2.2.6 3.5 2.6 3.5 6H19"
    case .people:
      "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4.5 3.3-6.5 7.5-6.5s7.5 2 "
        + "7.5 6.5z"
    case .launches: "M21 3 3 10.5l7 3.5 3.5 7zM10 14 21 3"
    case .counter: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v8M8 12h8"
    case .settings:
      "M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 "
        + "0 4z"
    }
  }
}
