import CalcotCode

/// A folder with the parts of one or more screens that belong together: `Features/Login`.
struct Feature: Hashable, Comparable {
  /// The path of the folder.
  var path: Substring

  var name: Substring { path.split(separator: "/").last ?? path }

  /// Returns the feature of a file: the innermost folder around it inside a folder for features;
  /// nil if there is none, or if all features share the folder.
  init?(ofFile path: String) {
    var start = path.startIndex
    var found: Substring?
    var isInContainer = false
    while let slash = path[start...].firstIndex(of: "/") {
      let folder = path[start..<slash]
      if isInContainer {
        found = Self.isShared(folder) ? nil : path[..<slash]
      }
      isInContainer = Self.containers.contains(folder)
      start = path.index(after: slash)
    }
    guard let found else { return nil }
    self.path = found
  }

  static func < (one: Feature, other: Feature) -> Bool { one.path < other.path }

  private static let containers: Set<Substring> = [
    "Features", "Modules", "Scenes", "Screens", "Flows", "ViewRelated", "Sections", "Stories",
    "Pages", "Presentation", "UserStories", "UI",
  ]

  private static func isShared(_ folder: Substring) -> Bool {
    containers.contains(folder) || shared.contains(folder)
  }

  /// The names of folders that all features share, or that name a kind of part.
  private static let shared: Set<Substring> = [
    "Common", "Shared", "Components", "Component", "Base", "Core", "Generic", "Helpers", "Other",
    "Others", "Reusable", "ReusableViews", "Extensions", "Utils", "Utilities", "Views", "View",
    "ViewModels", "ViewControllers", "Controllers", "Cells", "Coordinators", "Models", "Services",
    "Widgets", "Styles", "Main", "Root", "App", "Application", "Theme", "Resources", "Modifiers",
    "Sources", "Navigation", "Elements", "CommonViews", "SwiftUI", "Template", "Templates",
  ]
}
